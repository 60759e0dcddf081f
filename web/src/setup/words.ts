/** `turn_limit` as a person reads it: "Turn limit". */
export function spoken(name: string): string {
  const words = name.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Help texts name words of the command line in `backticks`; on the page they stand in quotes. */
export function plainWords(help: string): string {
  return help.replace(/`([^`]+)`/g, "“$1”");
}
