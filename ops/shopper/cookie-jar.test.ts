import { expect, test } from "vitest";
import { cookiesOf, createCookieJar } from "./cookie-jar.ts";

const answerWith = (...lines: string[]) => new Response(null, { headers: lines.map((line): [string, string] => ["set-cookie", line]) });

test("what one answer sets is sent along, the newest value of a name only, until another answer clears it", () => {
  const jar = createCookieJar();
  jar.keep(answerWith("cart=one; Path=/; HttpOnly", "has-cart=1; Path=/"));
  jar.keep(answerWith("cart=two=2; Path=/"));
  expect(jar.header()).toBe("cart=two=2; has-cart=1");
  jar.keep(answerWith("has-cart=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "cart=gone; Max-Age=0"));
  expect(jar.header()).toBe("");
});

test("a single answer's cookies can be had without a jar", () => {
  expect(cookiesOf(answerWith("cart=one; Path=/", "left=; Path=/"))).toBe("cart=one");
});
