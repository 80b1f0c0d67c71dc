import { expect, test, vi } from "vitest";
import type { Api } from "#client/lib/api/api.ts";
import { postForm } from "#client/lib/testing/post-form.ts";
import { apiWith, exampleOrder } from "../testing/example-account.ts";
import { requestReturn } from "./request-return.ts";

test("a return is asked for with the chosen parts, and leads to the newest one's name", async () => {
  const lines = [{ lineId: "a", title: "Water pump", quantity: 1 }];
  const returns = [
    { id: "1", name: "R100123-R1", status: "closed" as const, requestedAt: "2026-05-02T00:00:00Z", requestedOn: null, lines },
    { id: "2", name: "R100123-R2", status: "requested" as const, requestedAt: "2026-05-09T00:00:00Z", requestedOn: null, lines },
  ];
  const ask = vi.fn<Api["account"]["requestReturn"]>(() => Promise.resolve(exampleOrder({ returns })));
  const fields = { "quantity:a": "2", "reason:a": "7", "note:a": " Too long ", "quantity:b": "0", "reason:b": "7", seen: "1" };
  expect(await postForm(requestReturn("100123"), fields, { api: apiWith({ requestReturn: ask }) })).toEqual({
    status: 303,
    to: "/account/myordersreturnsapp/100123?return=R100123-R2#returns",
  });
  expect(ask).toHaveBeenCalledWith({
    id: "100123",
    seenReturns: ["1"],
    lines: [{ lineId: "a", quantity: 2, reasonId: "7", note: "Too long" }],
  });
});

test.each([
  [{ "quantity:a": "0" }, "Please choose how many of which part you want to send back."],
  [{ "quantity:a": "1", "reason:a": "" }, "Please choose a reason for every part you send back."],
])("no return is asked for while something is missing: %o", async (fields, message) => {
  expect(await postForm(requestReturn("1"), fields)).toMatchObject({ status: 422, returned: { kind: "refused", message } });
});
