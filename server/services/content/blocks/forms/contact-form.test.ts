import { expect, test } from "vitest";
import { mapBlocks } from "../map-blocks.ts";

const email = { name: "email", label: "Email", type: "email" };
const blockOf = (fields: unknown, words: object = {}) =>
  mapBlocks([{ _uid: "f1", component: "ContactForm", fields, ...words }], () => undefined)[0] ?? null;
const fieldsOf = (fields: unknown) => {
  const block = blockOf(fields);
  return block?.type === "contact-form" ? block.fields : null;
};

test("a form as an editor fills it in becomes a block with its words and fields", () => {
  const topic = { name: "topic", label: " Topic ", type: "select", required: true, options: "A part\nAn order", help_text: "Pick one" };
  expect(blockOf([email, topic], { title: "Ask", text: "Anything", button_label: "Go", sent_title: "Done", sent_text: "Soon" })).toEqual({
    id: "f1",
    type: "contact-form",
    title: "Ask",
    text: "Anything",
    buttonLabel: "Go",
    sentTitle: "Done",
    sentText: "Soon",
    fields: [
      { name: "email", label: "Email", type: "email", isRequired: true, options: [], hint: "", autoComplete: "email" },
      {
        name: "topic",
        label: "Topic",
        type: "select",
        isRequired: true,
        options: ["A part", "An order"],
        hint: "Pick one",
        autoComplete: null,
      },
    ],
  });
});

test("a form that says nothing but its fields has words of ours", () => {
  expect(blockOf([email])).toMatchObject({ title: "Write to us", buttonLabel: "Send", sentTitle: "Message sent" });
});

test.each([
  ["no fields", undefined],
  ["no list of fields", "email"],
  ["fields without an address to answer to", [{ name: "name", label: "Name", type: "text" }]],
])("a form with %s is left out", (_what, fields) => {
  expect(blockOf(fields)).toBeNull();
});

test("a field that can't be used is left out and costs the others nothing", () => {
  const broken = [null, 7, { name: "x" }, { label: " " }, { name: "a" }];
  expect(fieldsOf([...broken, email, { ...email, label: "Again" }])).toHaveLength(1);
  expect(fieldsOf([email, ...Array.from({ length: 50 }, (_, index) => ({ name: `f${index}`, label: "F" }))])).toHaveLength(30);
});

test("a name that can't be one is made from the label", () => {
  const fields = fieldsOf([
    email,
    { label: "Order number (if any)" },
    { name: "__proto__", label: "Your P-plate" },
    { name: "a b", label: "42" },
  ]);
  expect(fields?.map(({ name }) => name)).toEqual(["email", "f-order-number-if-any", "f-your-p-plate", "f-42"]);
});

test("a type that nobody knows, and a list without choices, are plain text", () => {
  const fields = fieldsOf([email, { name: "a", label: "A", type: "colour" }, { name: "b", label: "B", type: "select", options: " \n " }]);
  expect(fields?.map(({ type }) => type)).toEqual(["email", "text", "text"]);
});

test("a choice is a line and stands once, and what no browser fills in is not asked of it", () => {
  const select = { name: "a", label: "A", type: "select", options: "Red, dark\r\nBlue\nBlue", autocomplete: "on<script>" };
  expect(fieldsOf([email, select])?.[1]).toMatchObject({ options: ["Red, dark", "Blue"], autoComplete: null });
});
