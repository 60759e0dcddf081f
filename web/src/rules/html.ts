/* Words inside the server's clean HTML: read as plain text, and marked without touching a tag. */

import { GAMES } from "../lib/tongue";

const TOKEN = /<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);|[^<&]|[<&]/gi;
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const BREAKS = /^<\/?(?:p|li|ul|ol|br|tr|td|th|table|div|h\d|pre|blockquote)\b/i;

/** One letter of the text, and where it stands in the HTML. */
interface Letter {
  letter: string;
  start: number;
  end: number;
}

/** Text as it is read; each span of it is [start, end). */
export type Stretch = [number, number];

function lettersOf(html: string): Letter[] {
  const letters: Letter[] = [];
  for (const found of html.matchAll(TOKEN)) {
    const token = found[0];
    const start = found.index;
    if (token.startsWith("<") && token.length > 1) {
      if (BREAKS.test(token)) letters.push({ letter: "\n", start, end: start });
    } else {
      letters.push({ letter: token.length > 1 ? character(token) : token, start, end: start + token.length });
    }
  }
  return letters;
}

function character(entity: string): string {
  const name = entity.slice(1, -1);
  if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? " ";
  const hex = name[1] === "x" || name[1] === "X";
  return String.fromCodePoint(parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10)).slice(0, 1);
}

/** The text of a piece of HTML, on one line. */
export function plainText(html: string): string {
  return lettersOf(html)
    .map((each) => each.letter)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

/** Small letters without accents; as long as the text itself, so that places stay the same. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldLetter(text.charAt(at))).join("");
}

function foldLetter(letter: string): string {
  const bare = letter.normalize("NFD").charAt(0).toLowerCase();
  return bare.length === 1 && /[a-z]/.test(bare) ? bare : lowered(letter);
}

function lowered(letter: string): string {
  const small = letter.toLowerCase();
  if (small === "’" || small === "‘") return "'";
  return small.length === 1 ? small : letter;
}

/** The words of a query. */
export function queryWords(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Where the words stand in a folded text: stretches in order, those that touch joined. */
export function stretches(folded: string, words: string[]): Stretch[] {
  const found: Stretch[] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  return found.reduce<Stretch[]>((joined, next) => {
    const last = joined.at(-1);
    if (last && next[0] <= last[1]) last[1] = Math.max(last[1], next[1]);
    else joined.push([...next]);
    return joined;
  }, []);
}

/** The HTML with every stretch of the words inside `<mark>`; tags are left as they are. */
export function marked(html: string, words: string[]): string {
  if (!words.length) return html;
  const letters = lettersOf(html);
  const folded = letters.map((each) => foldLetter(each.letter)).join("");
  let out = "";
  let done = 0;
  for (const [start, end] of stretches(folded, words)) {
    for (const run of unbroken(letters.slice(start, end))) {
      out += `${html.slice(done, run[0])}<mark>${html.slice(run[0], run[1])}</mark>`;
      done = run[1];
    }
  }
  return out + html.slice(done);
}

/** Letters that no tag stands between, as places in the HTML. */
function unbroken(letters: Letter[]): Stretch[] {
  return letters.reduce<Stretch[]>((runs, { start, end }) => {
    const last = runs.at(-1);
    if (end === start) return runs;
    if (last?.[1] === start) last[1] = end;
    else runs.push([start, end]);
    return runs;
  }, []);
}

/** Tables in a frame that scrolls by itself and can be reached by keys, so that the page never scrolls sideways. */
export function framed(html: string, label: string, language: string): string {
  const name = label.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return html
    .replace(/<table\b/g, `<div class="wide" role="group" tabindex="0" aria-label="${name}" lang="${language}"><table lang="${GAMES}"`)
    .replace(/<\/table>/g, "</table></div>");
}
