import { beforeEach, expect, test, vi } from "vitest";
import { keepRegionCookies } from "./keep-region-cookies.ts";

const written = vi.fn<(cookie: string) => void>();
let held = "";

beforeEach(() => {
  written.mockClear();
  vi.stubGlobal("location", { protocol: "https:" });
  const document = Object.defineProperty({}, "cookie", { get: () => held, set: written });
  vi.stubGlobal("document", document);
  return () => vi.unstubAllGlobals();
});

const kept = ["locale=en", "currency=AUD", "country=AU"].map((pair) => `${pair}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`);

test("language, money and country are kept for 365 days [shop-9.23] [shop-1.7] [shop-3.3]", () => {
  held = "garage=%5B%5D";
  keepRegionCookies();
  expect(written.mock.calls.flat()).toEqual(kept);
});

test("those that are there already are left alone, and others are put right", () => {
  held = "country=NZ; locale=en; currency=AUD";
  keepRegionCookies();
  expect(written.mock.calls.flat()).toEqual(kept.slice(2));
});
