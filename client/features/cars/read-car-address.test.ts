import { expect, test } from "vitest";
import { readCarAddress } from "./read-car-address.ts";

test("a car's address holds what was chosen of it, and nothing that nobody could have chosen", () => {
  const params = new URLSearchParams({ year: "1973", engine: "253 V8", body: "", submodel: "x".repeat(81), page: "2" });
  expect(readCarAddress("holden", "hq-monaro", params)).toEqual({ make: "holden", name: "hq-monaro", year: "1973", engine: "253 V8" });
});
