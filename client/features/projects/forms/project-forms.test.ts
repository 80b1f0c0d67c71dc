import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { fieldsOf, postForm } from "#client/lib/testing/post-form.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import type { Cart } from "#shared/contract/cart.ts";
import { additionForm, linesToChooseFor, newProjectForm } from "./new-project.ts";
import { lineAsItCame, readChangedLines } from "./project-fields.ts";
import { projectForm } from "./project-form.ts";

const id = "0123456789abcdef0123";
const nothing = { id, count: 0, conflicts: [], problems: [], rest: "", cart: null };
const sums = { totalQuantity: 1, subtotalCents: 0, discountCents: 0, totalCents: 0, discountCodes: [], giftOffers: [] };
const cart: Cart = { ...sums, lines: [], checkoutUrl: null, warnings: [], wasReplaced: false, isNew: true, isKept: true };
const change = vi.fn<Api["projects"]["change"]>();
const api: Api = { ...unusedApi, projects: { ...unusedApi.projects, change } };
const form = projectForm(id, () => "/cart");
const key = "0123456789abcdef";
const line = (lineId: string, before: object, now: object) => {
  const kept = { version: 13, state: "need", quantity: 2, note: "a\nb", ...before };
  const typed = { ...kept, ...now };
  return {
    [`was-${lineId}`]: lineAsItCame(kept),
    [`state-${lineId}`]: typed.state,
    [`quantity-${lineId}`]: String(typed.quantity),
    [`note-${lineId}`]: typed.note,
  };
};

test("a project's form sends the lines that were touched and no other", async () => {
  const fields = fieldsOf({
    intent: "save",
    ...line("a1", {}, {}),
    ...line("b2", {}, { state: "have", note: " left " }),
    ...line("<x>", {}, { state: "have" }),
  });
  for (const lineId of ["a1", "b2", "<x>"]) fields.append("line", lineId);
  expect(readChangedLines(fields)).toEqual([{ id: "b2", version: 13, state: "have", quantity: "2", note: "left" }]);
});

test("removing a line keeps what was typed in the others, and asks nothing of the one that goes", async () => {
  change.mockReset().mockResolvedValue(nothing);
  const answer = await postForm(form, { remove: "a1", line: "a1", ...line("a1", {}, { quantity: "none" }) }, { api });
  expect(answer).toEqual({ status: 303, to: `/projects/${id}?saved` });
  expect(change.mock.calls.map(([input]) => input)).toEqual([{ intent: "edit", id, edits: [], removed: "a1" }]);
});

test("ordering saves what was typed first, and a line that was changed elsewhere comes back marked", async () => {
  change.mockReset().mockResolvedValue({ ...nothing, conflicts: ["a1"] });
  const answer = await postForm(form, { intent: "order", line: "a1", ...line("a1", { note: "left" }, { quantity: " 1 " }) }, { api });
  expect(answer).toMatchObject({ status: 409, returned: { typed: { lines: [{ id: "a1", quantity: "1" }] } } });
  expect(answer).toMatchObject({
    returned: { message: expect.stringMatching(/^One line was changed/), fields: { "note-a1": "Changed elsewhere meanwhile." } },
  });
  const edits = [{ id: "a1", version: 13, state: "need", quantity: 1, note: "left" }];
  expect(change.mock.calls.map(([input]) => input)).toEqual([{ intent: "edit", id, edits }]);
  change.mockResolvedValue({ ...nothing, conflicts: ["a1", "b2"] });
  expect(await postForm(form, { intent: "save", line: "a1", ...line("a1", {}, { state: "have", quantity: 12 }) }, { api })).toMatchObject({
    returned: { message: expect.stringMatching(/^2 lines were changed/), fields: { "note-b2": "Changed elsewhere meanwhile." } },
  });
  expect(change.mock.lastCall?.[0]).toMatchObject({ edits: [{ state: "have", quantity: 12 }] });
});

test("each of a project's forms asks for what its button says, once, and leads to the page that tells of it", async () => {
  change.mockReset().mockResolvedValue({ ...nothing, count: 3 });
  const posted = async (fields: Record<string, string>) => {
    const answer = await postForm(form, fields, { api });
    return [change.mock.lastCall?.[0], "to" in answer && answer.to];
  };
  const vehicle = { vehicleId: "64", label: "Holden HQ" };
  expect(await posted({ intent: "rename", name: "Torana ", vehicle: "64 Holden HQ" })).toEqual([
    { intent: "rename", id, name: "Torana", vehicle },
    `/projects/${id}?saved`,
  ]);
  for (const none of ["", "64", "64   ", "<b> Holden HQ"])
    expect(await posted({ intent: "rename", name: "Torana", vehicle: none })).toMatchObject([{ vehicle: null }, `/projects/${id}?saved`]);
  expect(await posted({ intent: "import", csv: "SKU", key })).toEqual([
    { intent: "import", id, csv: "SKU", key },
    `/projects/${id}?added=3`,
  ]);
  expect(await posted({ intent: "share" })).toEqual([{ intent: "share", id }, `/projects/${id}?shared`]);
  expect(await posted({ intent: "unshare" })).toEqual([{ intent: "unshare", id }, `/projects/${id}?unshared`]);
  expect(await posted({ intent: "delete" })).toEqual([{ intent: "delete", id }, "/projects?deleted"]);
  expect(await posted({ intent: "order" })).toEqual([{ intent: "order", id }, `/projects/${id}?saved`]);
  change.mockResolvedValue({ ...nothing, cart });
  expect(await posted({ intent: "order" })).toEqual([{ intent: "order", id }, "/cart"]);
  expect(await postForm(form, { intent: "import", csv: " " }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { csv: "Choose a file, or paste its lines." } },
  });
  change.mockReset();
  expect(await postForm(form, { intent: "save", line: "a1", ...line("a1", {}, {}) }, { api })).toMatchObject({ status: 303 });
  expect(change).not.toHaveBeenCalled();
});

test("what can't be a quantity or a name is said at its field, and nobody is asked", async () => {
  change.mockReset();
  expect(await postForm(form, { line: "a1", ...line("a1", {}, { quantity: "1.5" }) }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { "quantity-a1": "A number from 1 to 9999, please." } },
  });
  expect(await postForm(form, { line: "a1", ...line("a1", {}, { note: "n".repeat(301) }) }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { "note-a1": "A note has at most 300 characters." } },
  });
  expect(await postForm(newProjectForm, { name: "  " }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { name: "Please give it a name." } },
  });
  expect(await postForm(form, { intent: "rename", name: "x".repeat(61) }, { api })).toMatchObject({
    status: 422,
    returned: { fields: { name: "A name has at most 60 characters." } },
  });
  expect(change).not.toHaveBeenCalled();
});

test("parts go into the project that is chosen, or into one that begins with them", async () => {
  change.mockReset().mockResolvedValue({ ...nothing, count: 2 });
  const parts = { lines: "12x2.34x1", state: "have", key };
  expect(await postForm(additionForm, { ...parts, project: id }, { api })).toEqual({ status: 303, to: `/projects/${id}?added=2` });
  expect(await postForm(additionForm, { ...parts, project: "new", name: "Dad’s HQ", vehicle: "64 Holden HQ" }, { api })).toMatchObject({
    status: 303,
  });
  const linesIn = (state: string) =>
    ["12", "34"].map((number, at) => ({ variantId: `gid://shopify/ProductVariant/${number}`, quantity: 2 - at, state, note: "" }));
  const lines = linesIn("have");
  expect(change.mock.calls.map(([input]) => input)).toEqual([
    { intent: "add", id, lines, key },
    { intent: "create", name: "Dad’s HQ", vehicle: { vehicleId: "64", label: "Holden HQ" }, key },
    { intent: "add", id, lines, key },
  ]);
  await postForm(additionForm, { ...parts, project: id, state: "fitted", key: "<x>" }, { api });
  expect(change.mock.lastCall?.[0]).toEqual({ intent: "add", id, lines: linesIn("need") });
  const returned = { fields: { project: "Choose a project." } };
  expect(await postForm(additionForm, { ...parts, project: "../x" }, { api })).toMatchObject({ status: 422, returned });
  expect(await postForm(additionForm, { ...parts, lines: "x", project: id }, { api })).toMatchObject({ status: 422 });
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
