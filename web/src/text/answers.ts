/* Typed answers: an option's words or a beginning of them, its key, or a question of the player's own ("why …"). */

import { keysFor } from "../play/keys";
import { fold } from "../rules/html";
import type { Option, Question, Scene } from "../wire";

export type Understood =
  | { kind: "pick"; question: Question; option: Option }
  | { kind: "many"; labels: string[] }
  | { kind: "why"; subject: string; when: string; clause: string }
  | { kind: "undo" }
  | { kind: "none" };

/** Words that ask or undo, in the reader's language. */
export interface Commands {
  why: string[];
  undo: string[];
}

interface Answer {
  question: Question;
  option: Option;
  key: string;
}

type Test = (answer: Answer, typed: string) => boolean;

/** From the surest way to read an answer to the loosest; the first that finds something decides. */
const WAYS: Test[] = [
  ({ option }, typed) => namesOf(option).includes(typed),
  ({ key }, typed) => key.toLowerCase() === typed,
  ({ option }, typed) => namesOf(option).some((name) => name.startsWith(typed)),
  ({ option }, typed) => namesOf(option).some((name) => beginsInOrder(name, typed)),
  ({ option }, typed) => namesOf(option).some((name) => name.includes(typed)),
];

export function understand(typed: string, questions: Question[], scene: Scene | null, commands: Commands): Understood {
  const words = even(typed);
  if (!words) return { kind: "none" };
  const answers = questions.flatMap(answersOf);
  const exact = answers.some(({ option }) => namesOf(option).includes(words));
  if (!exact) {
    const subject = afterCommand(words, commands.why);
    if (subject !== null) return why(subject, questions, scene);
    if (commands.undo.map(even).includes(words)) return { kind: "undo" };
  }
  for (const way of WAYS) {
    const found = answers.filter((answer) => way(answer, words));
    if (found.length === 1 && found[0]) return { kind: "pick", question: found[0].question, option: found[0].option };
    if (found.length) return { kind: "many", labels: found.map(({ option }) => option.label) };
  }
  return { kind: "none" };
}

/** The options that a beginning of an answer may still mean; all of them where nothing was typed. */
export function possible(typed: string, question: Question): Option[] {
  const words = even(typed);
  if (!words) return question.options;
  return answersOf(question)
    .filter((answer) => WAYS.some((way) => way(answer, words)))
    .map(({ option }) => option);
}

function answersOf(question: Question): Answer[] {
  const keys = keysFor(question.options, question.harmless);
  return question.options.map((option, at) => ({ question, option, key: keys[at] ?? "" }));
}

function even(words: string): string {
  return fold(words)
    .replace(/[.,;:!?"“”]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function namesOf(option: Option): string[] {
  return [...new Set([even(option.label), even(option.short)].filter(Boolean))];
}

/** `att 1 2` fits `attack with territory 1 against 2`. */
function beginsInOrder(name: string, typed: string): boolean {
  const words = name.split(" ");
  let from = 0;
  return typed.split(" ").every((start) => {
    const at = words.findIndex((word, number) => number >= from && word.startsWith(start));
    from = at + 1;
    return at >= 0;
  });
}

/** What follows a command, or null if it is none. In Korean and Japanese the command may also come last. */
function afterCommand(words: string, commands: string[]): string | null {
  for (const command of commands.map(even)) {
    if (words === command) return "";
    if (words.startsWith(`${command} `)) return words.slice(command.length + 1).replace(/^(not|can't i|is|the) /, "");
    if (/[^ -~]/.test(command) && words.endsWith(command)) return words.slice(0, -command.length).trim();
  }
  return null;
}

/** The clause behind an option, a thing or a zone; without a subject, behind the question. */
function why(subject: string, questions: Question[], scene: Scene | null): Understood {
  const question = questions[0];
  if (!subject) {
    return question ? { kind: "why", subject: question.prompt, when: question.why, clause: question.clause } : { kind: "none" };
  }
  const found = candidates(questions, scene);
  const names = found.map((each) => each.names.map(even));
  const at = [
    (name: string) => name === subject,
    (name: string) => name.startsWith(subject),
    (name: string) => beginsInOrder(name, subject) || name.includes(subject),
  ]
    .map((test) => names.findIndex((each) => each.some(test)))
    .find((number) => number >= 0);
  const hit = at === undefined ? undefined : found[at];
  return hit ? { kind: "why", subject: hit.subject, when: hit.when, clause: hit.clause } : { kind: "none" };
}

interface Candidate {
  names: string[];
  subject: string;
  when: string;
  clause: string;
}

function candidates(questions: Question[], scene: Scene | null): Candidate[] {
  const options = questions.flatMap((question) =>
    question.options.map((option) => ({
      names: [option.label, option.short],
      subject: option.label,
      when: option.about,
      clause: option.clause || question.clause,
    })),
  );
  const things = (scene?.things ?? []).map((thing) => ({
    names: [thing.face?.title ?? "", thing.label],
    subject: thing.face?.title || thing.label,
    when: thing.when ?? "",
    clause: thing.clause ?? "",
  }));
  const zones = (scene?.zones ?? []).map((zone) => ({
    names: [zone.label],
    subject: zone.label,
    when: zone.note ?? "",
    clause: zone.clause ?? "",
  }));
  const fallback = questions[0]?.clause ?? "";
  return [...options, ...things, ...zones]
    .map((each) => ({ ...each, names: each.names.filter(Boolean), clause: each.clause || fallback }));
}
