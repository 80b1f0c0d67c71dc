import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { fieldsOf, postForm } from "#client/lib/testing/post-form.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { additionForm, linesToChooseFor, newProjectForm } from "./new-project.ts";
import { lineAsItCame, readChangedLines } from "./project-fields.ts";
import { projectForm } from "./project-form.ts";

const id = "0123456789abcdef0123";
const nothing = { id, count: 0, conflicts: [], problems: [], rest: "", cart: null };
const change = vi.fn<Api["projects"]["change"]>();
const api: Api = { ...unusedApi, projects: { ...unusedApi.projects, change } };
const form = projectForm(id, () => "/cart");
const line = (lineId: string, before: object, now: object) => {
  const kept = { version: 3, state: "need", quantity: 2, note: "a\nb", ...before };
  const typed = { ...kept, ...now };
  return {
    [`was-${lineId}`]: lineAsItCame(kept),
    [`state-${lineId}`]: typed.state,
    [`quantity-${lineId}`]: String(typed.quantity),
    [`note-${lineId}`]: typed.note,
  };
};

test("a project's form sends the lines that were touched and no other", async () => {
  const fields = fieldsOf({ intent: "save", ...line("a1", {}, {}), ...line("b2", {}, { state: "have", note: " left " }) });
  for (const lineId of ["a1", "b2", "<x>"]) fields.append("line", lineId);
  expect(readChangedLines(fields)).toEqual([{ id: "b2", version: 3, state: "have", quantity: "2", note: "left" }]);
});

test("removing a line keeps what was typed in the others, and asks nothing of the one that goes", async () => {
  change.mockReset().mockResolvedValue(nothing);
  const answer = await postForm(form, { remove: "a1", line: "a1", ...line("a1", {}, { quantity: "none" }) }, { api });
  expect(answer).toEqual({ status: 303, to: `/projects/${id}?saved` });
  expect(change.mock.calls.map(([input]) => input)).toEqual([{ intent: "edit", id, edits: [], removed: "a1" }]);
});

test("ordering saves what was typed first, and a line that was changed elsewhere comes back marked", async () => {
  change.mockReset().mockResolvedValue({ ...nothing, conflicts: ["a1"] });
  const answer = await postForm(form, { intent: "order", line: "a1", ...line("a1", {}, { quantity: "5" }) }, { api });
  expect(answer).toMatchObject({ status: 409, returned: { typed: { lines: [{ id: "a1", quantity: "5" }] } } });
  expect(answer).toMatchObject({ returned: { fields: { "note-a1": "Changed elsewhere meanwhile." } } });
  expect(change.mock.calls.map(([input]) => input.intent)).toEqual(["edit"]);
});

test("what can't be a quantity or a name is said at its field, and nobody is asked", async () => {
  change.mockReset();
  expect(await postForm(form, { line: "a1", ...line("a1", {}, { quantity: "1.5" }) }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { "quantity-a1": "A number from 1 to 9999, please." } },
  });
  expect(await postForm(newProjectForm, { name: "  " }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { name: "Please give it a name." } },
  });
  expect(await postForm(form, { intent: "rename", name: "x".repeat(61) }, { api })).toMatchObject({ status: 422 });
  expect(change).not.toHaveBeenCalled();
});

test("parts go into the project that is chosen, or into one that begins with them", async () => {
  change.mockReset().mockResolvedValue({ ...nothing, count: 2 });
  const parts = { lines: "12x2.34x1", state: "have" };
  expect(await postForm(additionForm, { ...parts, project: id }, { api })).toEqual({ status: 303, to: `/projects/${id}?added=2` });
  expect(await postForm(additionForm, { ...parts, project: "new", name: "Dad’s HQ", vehicle: "64 Holden HQ" }, { api })).toMatchObject({
    status: 303,
  });
  const lines = ["12", "34"].map((number, at) => ({
    variantId: `gid://shopify/ProductVariant/${number}`,
    quantity: 2 - at,
    state: "have",
    note: "",
  }));
  expect(change.mock.calls.map(([input]) => input)).toEqual([
    { intent: "add", id, lines },
    { intent: "create", name: "Dad’s HQ", vehicle: { vehicleId: "64", label: "Holden HQ" } },
    { intent: "add", id, lines },
  ]);
  expect(await postForm(additionForm, { ...parts, project: "../x" }, { api })).toMatchObject({ status: 422 });
});

test("any form may bring lines, by name or as a pasted list's choices, and is asked which project they are for", () => {
  const fields = fieldsOf({
    "choice-0": "12",
    "quantity-0": "2",
    "choice-1": "",
    "quantity-1": "9",
    "choice-12": "34",
    "quantity-12": "1",
  });
  expect(linesToChooseFor(fields)).toBe("12x2.34x1");
  const named = new FormData();
  named.append("line", "5x1");
  named.append("line", "6x2");
  expect(linesToChooseFor(named)).toBe("5x1.6x2");
  expect(linesToChooseFor(fieldsOf({ project: id, lines: "5x1" }))).toBeNull();
});
