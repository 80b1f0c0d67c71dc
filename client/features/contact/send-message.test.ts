import { expect, test } from "vitest";
import { parseForm } from "#client/lib/forms/form-action.ts";
import { fieldsOf } from "#client/lib/testing/post-form.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { sendMessage } from "./send-message.ts";

const nameField = { name: "name", label: "Your name", type: "text", isRequired: true, hint: "", autoComplete: null } as const;

const form: ContactForm = {
  id: "f1",
  type: "contact-form",
  title: "Write to us",
  text: "",
  fields: [{ ...nameField, options: [] }],
  buttonLabel: "Send message",
  sentTitle: "Message sent",
  sentText: "",
};

test("a field that editors call like one of ours is still the editors'", () => {
  const fields = fieldsOf({
    page: "pages/contact",
    form: "f1",
    notes: "",
    "answer-notes": "by phone, please",
    "answer-page": "12",
    "answer-vehicle": "HQ",
    "vehicle-vehicle": "v1",
  });
  expect(parseForm(sendMessage(null), fields).typed).toEqual({
    page: "pages/contact",
    form: "f1",
    notes: "",
    answers: { notes: "by phone, please", page: "12", vehicle: "HQ" },
    vehicleIds: { vehicle: "v1" },
  });
});

test("a form that is known is checked before it is sent, by the names of its fields; the shop checks one that isn't", () => {
  const empty = fieldsOf({ page: "pages/contact", form: "f1", "answer-name": " " });
  expect(parseForm(sendMessage(form), empty).refused?.fields).toEqual({ "answer-name": "Please fill this in" });
  expect(parseForm(sendMessage(null), empty).refused).toBeNull();
});

test("a message that was sent leads back to its form's place on its page", () => {
  const { typed } = parseForm(sendMessage(null), fieldsOf({ page: "home", form: "f1" }));
  expect(sendMessage(null).to({}, typed)).toBe("/?sent=f1#form-f1");
});
