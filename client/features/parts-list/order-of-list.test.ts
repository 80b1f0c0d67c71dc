import { expect, test } from "vitest";
import { fieldsOf } from "#client/lib/testing/post-form.ts";
import { orderOf, wantedIn } from "./order-of-list.ts";

const gid = (number: number) => `gid://shopify/ProductVariant/${number}`;

test("a list comes to what was chosen of it, as often as was typed, each part for the car that it was found for", () => {
  const fields = fieldsOf({
    "choice-0": "12",
    "quantity-0": "2",
    "car-12": "Holden HQ Monaro",
    "choice-1": "",
    "quantity-1": "9",
    "choice-3": "34",
    "quantity-3": "9999",
    "choice-4": "javascript:",
    "quantity-4": "1",
    "choice-5": "56",
    "quantity-5": "1",
    "car-56": "x".repeat(10_000),
  });
  expect(orderOf(fields)).toEqual({
    lines: [
      { variantId: gid(12), quantity: 2, attributes: [{ key: "Vehicle", value: "Holden HQ Monaro" }] },
      { variantId: gid(34), quantity: 9999 },
      { variantId: gid(56), quantity: 1 },
    ],
  });
  expect(wantedIn(fields).map((line) => line?.quantity)).toEqual(["2", "9", undefined, "9999", "1", "1"]);
});

test.each(["", "0", "1.5", "-1", "12345", "two"])("the quantity %j is none, and the list is asked for another", (quantity) => {
  const fields = fieldsOf({ "choice-0": "12", "quantity-0": "1", "choice-1": "34", "quantity-1": quantity });
  expect(orderOf(fields)).toEqual({ problem: `A quantity is a number from 1 to 9999; please check “${quantity}”.` });
  // Of what isn't chosen nobody is asked how many.
  fields.set("choice-1", "");
  expect(orderOf(fields)).toEqual({ lines: [{ variantId: gid(12), quantity: 1 }] });
});

test("a list of which nothing is chosen, or more than a cart takes at a time, says so", () => {
  expect(orderOf(fieldsOf({ "choice-0": "", "quantity-0": "1" }))).toEqual({ problem: "Choose at least one part to add." });
  const many = (count: number) =>
    orderOf(
      fieldsOf(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            [`choice-${at}`, String(at + 1)],
            [`quantity-${at}`, "1"],
          ]).flat(),
        ),
      ),
    );
  expect(many(250)).toMatchObject({ lines: { length: 250 } });
  expect(many(251)).toEqual({ problem: expect.stringContaining("A cart takes 250 parts at a time, and these are 251.") });
});

test("whatever a form names, no more lines are kept than a list may have", () => {
  expect(wantedIn(fieldsOf({ "choice-499": "1", "quantity-499": "1" }))).toHaveLength(500);
  expect(wantedIn(fieldsOf({ "choice-500": "1", "quantity-500": "1", "quantity-1x": "1", "xquantity-1": "1" }))).toEqual([]);
});
