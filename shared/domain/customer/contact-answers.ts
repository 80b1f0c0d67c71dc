import { formatNumber } from "../money.ts";
import { harmfulCharacters, visibleCharacters } from "../one-line.ts";
import { type ContactField, contactLengthMax } from "./contact-field.ts";
import { invalidEmailMessage, isEmailAddress } from "./email-address.ts";

/** What was typed, by the field's name. */
export type ContactAnswers = Readonly<Record<string, string>>;
export type ContactProblem = { name: string; message: string };

// Not `oneLine` itself: a browser would need the code of lists for it.
const harmful = new RegExp(`[${harmfulCharacters}]`, "gu");
const harmfulInText = new RegExp(`(?![\\n\\t])[${harmfulCharacters}]`, "gu");
const visible = new RegExp(visibleCharacters, "u");
/** An address that a mail program could take for several, or for something else. */
const ambiguousAddress = /[<>()[\],;:\\"]/;

/** An answer as it is sent: line breaks of one kind, in messages alone, and nothing around it. */
export function contactAnswer({ name, type }: ContactField, answers: ContactAnswers): string {
  const typed = (Object.hasOwn(answers, name) && answers[name]) || "";
  if (!visible.test(typed)) return "";
  if (type !== "textarea") return typed.replace(harmful, " ").trim();
  return typed
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(harmfulInText, "")
    .trim();
}

/** What has to be put right before a form can be sent, in the order of its fields. */
export function contactProblems(fields: readonly ContactField[], answers: ContactAnswers): ContactProblem[] {
  return fields.flatMap((field) => {
    const message = problemOf(field, contactAnswer(field, answers));
    return message === null ? [] : { name: field.name, message };
  });
}

function problemOf({ type, isRequired, options }: ContactField, answer: string): string | null {
  if (answer === "" && !isRequired) return null;
  if (type === "email") return isEmailAddress(answer) && !ambiguousAddress.test(answer) ? null : invalidEmailMessage;
  if (type === "select") return options.includes(answer) ? null : "Please choose one of these";
  if (answer === "") return "Please fill this in";
  const lengthMax = contactLengthMax[type];
  if (answer.length <= lengthMax) return null;
  return `That's ${formatNumber(answer.length)} characters. Please keep it to ${formatNumber(lengthMax)}`;
}
