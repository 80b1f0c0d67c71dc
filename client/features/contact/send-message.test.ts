import { expect, test } from "vitest";
import { readContactForm } from "./send-message.ts";

test("a field that editors call like one of ours is still the editors'", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["page", "pages/contact"],
    ["form", "f1"],
    ["notes", ""],
    ["answer-notes", "by phone, please"],
    ["answer-page", "12"],
    ["answer-vehicle", "HQ"],
    ["vehicle-vehicle", "v1"],
  ] as const)
    form.append(name, value);
  expect(readContactForm(form)).toEqual({
    page: "pages/contact",
    form: "f1",
    notes: "",
    answers: { notes: "by phone, please", page: "12", vehicle: "HQ" },
    vehicleIds: { vehicle: "v1" },
  });
});
