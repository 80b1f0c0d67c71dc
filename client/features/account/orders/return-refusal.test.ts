import { expect, test } from "vitest";
import { exampleOrder, exampleOrderLine } from "../testing/example-account.ts";
import { returnRefusal } from "./return-refusal.ts";

const placedMs = Date.parse(exampleOrder().placedAt);
const dayMs = 86_400_000;

test("nothing is refused while a part can come back", () => {
  expect(returnRefusal(exampleOrder({ lines: [exampleOrderLine(), exampleOrderLine({ returnableQuantity: 1 })] }), placedMs)).toBeNull();
});

test.each([
  ["cancelled", "This order was cancelled, so there is nothing to send back."],
  ["refunded", "This order was refunded, so there is nothing to send back."],
  ["in-progress", "Parts can be sent back once you have them."],
  ["ready-for-pickup", "Parts can be sent back once you have collected them."],
] as const)("an order that is %s says so", (status, reason) => {
  expect(returnRefusal(exampleOrder({ status }), placedMs)).toBe(reason);
});

test("parts that are in a return are not out of time", () => {
  const withReturn = (status: "requested" | "declined") =>
    returnRefusal(
      exampleOrder({ returns: [{ id: "1", name: "R1", status, requestedAt: null, requestedOn: null, lines: [] }] }),
      placedMs + 99 * dayMs,
    );
  expect(withReturn("requested")).toContain("in a return already");
  expect(withReturn("declined")).toContain("30 days");
});

test("the thirty days are over after thirty days, not before", () => {
  expect(returnRefusal(exampleOrder(), placedMs + 31 * dayMs)).toBe("The 30 days for returning parts of this order are over.");
  expect(returnRefusal(exampleOrder(), placedMs + 29 * dayMs)).toBe("None of these parts can be returned online.");
});
