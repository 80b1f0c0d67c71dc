import { expect, test } from "vitest";
import { isOwnCookie } from "./cookie-name.ts";

test("sealed cookies and the marker are the shop's alone, over http and https", () => {
  for (const name of ["rares", "rares-tokens", "__Host-rares", "__Host-rares-left", "signed-in"]) expect(isOwnCookie(name)).toBe(true);
});

test("what merely looks alike, and what scripts read, is nobody's secret", () => {
  for (const name of ["garage", "raresale", "my-rares", "x__Host-rares", "not-signed-in", ""]) expect(isOwnCookie(name)).toBe(false);
});
