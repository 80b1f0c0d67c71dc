import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const html = (title: string) => renderToStaticMarkup(<Unbroken>{title}</Unbroken>);
const kept = (title: string) => Array.from(html(title).matchAll(/<span[^>]*>([^<]*)</g), ([, word]) => word);

test.each([
  ["The Auto-Electric Bench", ["Auto-Electric"]],
  ["Men's T-shirt, T-shirt and cap", ["T-shirt,", "T-shirt"]],
  ["Brake hose set, Jaguar E-Type, 1961", ["E-Type,"]],
  ["HQ-HZ Monaro", ["HQ-HZ"]],
  ["Brakes", []],
  ["a part - or two", ["- or"]],
  ["Front Guard - Right, HQ–WB 1971–74", ["- Right,", "HQ–WB", "1971–74"]],
  ["Badge GAL-80022-A (1968-71)", ["GAL-80022-A", "(1968-71)"]],
  ["left-hand-front-floor-pan", []],
  ["aeroplane-manufacturing", []],
])("%s keeps %j whole and says the same as before", (title, words) => {
  expect(kept(title)).toEqual(words);
  expect(
    html(title)
      .replace(/<[^>]*>/g, "")
      .replaceAll("&#x27;", "'"),
  ).toBe(title);
});
