/** `turn_limit` as a person reads it: "Turn limit"; of several names with commas between: "Knight, vile ghoul". */
export function spoken(name: string): string {
  const words = name.replaceAll("_", " ").replaceAll(/,(?=\S)/g, ", ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Help texts name words of the command line in `backticks`; on the page they stand in quotes. */
export function plainWords(help: string): string {
  return help.replace(/`([^`]+)`/g, "“$1”");
}
