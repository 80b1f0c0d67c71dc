import { describe, expect, test } from "vitest";
import { contactAnswer, contactProblems } from "./contact-answers.ts";
import type { ContactField } from "./contact-field.ts";

const field = (changes: Partial<ContactField>): ContactField => ({
  name: "f",
  label: "F",
  type: "text",
  isRequired: false,
  options: [],
  hint: "",
  autoComplete: null,
  ...changes,
});
const answerOf = (type: ContactField["type"], typed: string) => contactAnswer(field({ type }), { f: typed });
const problemOf = (changes: Partial<ContactField>, typed: string) => contactProblems([field(changes)], { f: typed })[0]?.message ?? null;

describe("an answer", () => {
  test("of one line stays on one line, whatever was pasted", () => {
    expect(answerOf("text", " Sam\r\nBcc: all@example.test\u0000 ")).toBe("Sam  Bcc: all@example.test");
    expect(answerOf("email", "sam@example.test\nBcc: x")).toBe("sam@example.test Bcc: x");
  });

  test("of many lines keeps its lines and tabs, and loses what isn't writing", () => {
    expect(answerOf("textarea", "\n one\r\ntwo\rthree\u2028four\tfive\u0007\u202esix\u2069 \n\n")).toBe("one\ntwo\nthree\nfour\tfivesix");
  });

  test("keeps emoji, joined ones too, and other scripts", () => {
    const text = "👨‍🔧 says “G'day” – 日本語 é";
    expect(answerOf("text", text)).toBe(text);
    expect(answerOf("textarea", `${text}\ud83d`)).toBe(text);
  });

  test("that nobody could see is none", () => {
    for (const typed of ["\u0000", "\u200b", " \u2060\ufeff ", "\u3164"]) {
      expect([answerOf("text", typed), answerOf("textarea", typed)]).toEqual(["", ""]);
      expect(problemOf({ isRequired: true }, typed)).toBe("Please fill this in");
    }
  });

  test("that isn't there, or only looks so by an object's own words, is empty", () => {
    expect(contactAnswer(field({ name: "constructor" }), {})).toBe("");
  });
});

describe("a problem", () => {
  test("is told for what is needed and not there, in the form's order", () => {
    const fields = [
      field({ name: "a", isRequired: true }),
      field({ name: "b" }),
      field({ name: "c", type: "select", isRequired: true, options: ["x"] }),
    ];
    expect(contactProblems(fields, { a: " \n " })).toEqual([
      { name: "a", message: "Please fill this in" },
      { name: "c", message: "Please choose one of these" },
    ]);
  });

  test.each([
    "sam",
    "sam@example",
    "a@example.test, b@example.test",
    "<sam@example.test>",
    "sam@example.test\nBcc: x@example.test",
    "sam@exam;ple.test",
  ])("is told for %j, which no reply could go to", (typed) =>
    expect(problemOf({ type: "email" }, typed)).toBe("Please enter a valid email address"),
  );

  test("is not told for addresses and telephone numbers as people write them", () => {
    expect(problemOf({ type: "email", isRequired: true }, " sam.o'neil+cars@mail.example.test ")).toBeNull();
    expect(problemOf({ type: "tel" }, "0400 000 000, after five")).toBeNull();
  });

  test("is told for a choice that wasn't offered, even where none is needed", () => {
    expect(problemOf({ type: "select", options: ["A part"] }, "a part")).toBe("Please choose one of these");
    expect(problemOf({ type: "select", options: ["A part"] }, "")).toBeNull();
  });

  test("is told for a message beyond its length, with both lengths, and for none within", () => {
    expect(problemOf({ type: "textarea" }, "a".repeat(5001))).toBe("That's 5,001 characters. Please keep it to 5,000");
    // A posted form has two characters for each end of a line.
    expect(problemOf({ type: "textarea" }, `${"a\r\n".repeat(2499)}aa`)).toBeNull();
    expect(problemOf({ type: "text" }, "a".repeat(201))).not.toBeNull();
  });
});
