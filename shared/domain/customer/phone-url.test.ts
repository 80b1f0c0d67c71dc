import { expect, test } from "vitest";
import { phoneUrl } from "./phone-url.ts";

test("a number as people write it becomes one that a phone can dial", () => {
  expect(phoneUrl("(03) 5550 1000")).toBe("tel:0355501000");
  expect(phoneUrl("+64 9 555 0142")).toBe("tel:+6495550142");
});
