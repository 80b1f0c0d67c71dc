import { expect, test } from "vitest";
import { allowedOrigin } from "./base-url.ts";

test.each(["http://localhost:3300", "http://127.0.0.1:3000", "http://127.8.9.1", "http://[::1]:3000", "https://localhost"])(
  "load may be sent to this machine: %s",
  (url) => {
    expect(allowedOrigin(url, [])).toBe(url);
  },
);

test.each([
  "https://shop.example",
  "http://192.168.1.10:3000",
  "http://10.0.0.1",
  "http://0.0.0.0:3000",
  "http://localhost.shop.example",
  "http://127.0.0.1.shop.example",
  "http://xlocalhost",
  "http://[::2]",
])("load is refused for another host: %s", (url) => {
  expect(() => allowedOrigin(url, [])).toThrow(/this machine only/);
});

test.each([
  "",
  "localhost:3000",
  "ftp://localhost",
  "http://localhost@shop.example",
  "http://localhost:80@shop.example/",
  "http://localhost\\@shop.example",
  "http://shop.example#localhost",
  "http://shop.example?http://localhost",
  "http://localhost/../shop",
  "http://localhost:3000/path",
  "http://localhost\n.shop.example",
  "http://localhost:3000\n",
])("an address that is more than a scheme, a host and a port is refused: %j", (url) => {
  expect(() => allowedOrigin(url, ["shop.example"])).toThrow(/plain address/);
});

test("a host is allowed when it is named, and only exactly that one", () => {
  expect(allowedOrigin("https://Staging.Shop.Example/", ["staging.shop.example"])).toBe("https://Staging.Shop.Example");
  expect(() => allowedOrigin("https://shop.example", ["staging.shop.example"])).toThrow(/ALLOWED_HOSTS/);
  expect(() => allowedOrigin("https://a.staging.shop.example", ["staging.shop.example"])).toThrow(/ALLOWED_HOSTS/);
});
