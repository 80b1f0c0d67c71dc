import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createShortNames, scopedClassNames } from "./scoped-class-name.ts";

const many = Array.from({ length: 4000 }, (_class, index) => `.class-${index} {}`).join("\n");
const sheets = new Map([
  ["client/ui/many.module.css", many],
  ["client/ui/header.module.css", ".menu { &:hover .menu-link {} }\n.menu {}\n@keyframes turn {}"],
]);

test("each class has a short name of its own, whichever bundle asks first", () => {
  const asked = [...many.matchAll(/class-\d+/g)].map(([name]) => name);
  const name = createShortNames(sheets);
  const names = [...asked.map((one) => name(one, "/shop/client/ui/many.module.css")), name("menu", "/shop/client/ui/header.module.css")];
  expect(new Set(names).size).toBe(4001);
  for (const short of names) expect(short).toMatch(/^[a-z][a-z0-9]{1,2}$/i);
  expect(names.filter((short) => /^ad/i.test(short))).toEqual([]);
  const later = createShortNames(new Map([...sheets].toReversed()));
  expect(later("menu", "client/ui/header.module.css?inline")).toBe(names.at(-1));
  expect(asked.toReversed().map((one) => later(one, "client/ui/many.module.css"))).toEqual(names.slice(0, -1).toReversed());
});

test("what is no class keeps a readable name, and so does everything in development", () => {
  expect(createShortNames(sheets)("turn", "client/ui/header.module.css")).toBe("header_turn");
  expect(scopedClassNames("serve")("menu", "/shop/client/ui/header.module.css?direct")).toBe("header_menu");
});

test("two stylesheets of one name are refused", () => {
  const name = scopedClassNames("serve");
  name("menu", "/shop/client/ui/header.module.css");
  expect(() => name("menu", "/shop/client/features/header.module.css")).toThrow("would share their class names");
});

test("no stylesheet composes a class of another's: its rules would be copied there, and be in the build as often as they are composed", () => {
  const sheets = globSync("client/**/*.module.css");
  expect(sheets).not.toEqual([]);
  expect(sheets.filter((path) => /composes:[^;]*from/.test(readFileSync(path, "utf8")))).toEqual([]);
});
