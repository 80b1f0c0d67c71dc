import { expect, test } from "vitest";
import { readDeviceInfo } from "./device-info.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chromium = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  ["mobile", "iOS", "Safari", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} Version/18.0 Mobile/15E148 Safari/604.1`],
  ["mobile", "iOS", "Chrome", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`],
  ["mobile", "Android", "Chrome", `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`],
  ["mobile", "Android", "Samsung Internet", `Mozilla/5.0 (Linux; Android 10; K) SamsungBrowser/28.0 ${chromium} Mobile Safari/537.36`],
  ["tablet", "Android", "Chrome", `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Safari/537.36`],
  ["tablet", "Android", "Firefox", "Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0"],
  ["tablet", "iOS", "Safari", `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`],
  ["desktop", "macOS", "Safari", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`],
  ["desktop", "Windows", "Edge", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/140.0.0.0`],
  ["desktop", "Windows", "Opera", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 OPR/120.0.0.0`],
  ["desktop", "Linux", "Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["desktop", "ChromeOS", "Chrome", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chromium} Safari/537.36`],
])("a %s with %s and %s is known by what it says", (kind, os, browser, userAgent) => {
  expect(readDeviceInfo(userAgent)).toEqual({
    isMobile: kind === "mobile",
    isTablet: kind === "tablet",
    isDesktop: kind === "desktop",
    os,
    browser,
    isCrawler: false,
  });
});

test("a crawler is told from shoppers, on a desk and on a phone [shop-6.6]", () => {
  const named = "(compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  expect(readDeviceInfo(`Mozilla/5.0 ${named}`)).toMatchObject({ isCrawler: true, isDesktop: true });
  const phone = `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chromium} Mobile Safari/537.36 ${named}`;
  expect(readDeviceInfo(phone)).toMatchObject({ isCrawler: true, isMobile: true });
});

test.each([undefined, "", "curl/8.0", "x".repeat(5000)])("whoever says nothing of use is a desktop of another kind", (userAgent) => {
  expect(readDeviceInfo(userAgent)).toMatchObject({ isDesktop: true, os: "other", browser: "other" });
});

test("what was read once is told again, and long headers aren't kept", () => {
  const phone = `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`;
  expect(readDeviceInfo(phone)).toBe(readDeviceInfo(phone));
  const long = `${phone} ${"x".repeat(500)}`;
  expect(readDeviceInfo(long)).toEqual(readDeviceInfo(phone));
  expect(readDeviceInfo(long)).not.toBe(readDeviceInfo(long));
});

test("no more than a browser's own header is read, however much is sent", () => {
  const withMobile = (repeated: number) => readDeviceInfo(`Mozilla/5.0 (Linux; ${"Android ".repeat(repeated)}Mobile)`);
  expect(withMobile(1)).toMatchObject({ isMobile: true, isTablet: false });
  expect(withMobile(4000)).toMatchObject({ isMobile: false, isTablet: true });
});
