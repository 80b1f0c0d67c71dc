import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ComparedPart } from "#shared/contract/catalogue/comparison.ts";
import { ComparePage } from "./compare-page.tsx";
import { examplePart } from "./example-part.ts";

type Asked = { parts?: ComparedPart[]; asked?: number; leftOutCount?: number; q?: string; isOnlyDifferent?: boolean };

const textOf = ({ parts = [], asked = 0, leftOutCount = 0, q = "", isOnlyDifferent = false }: Asked) =>
  renderToStaticMarkup(
    <ComparePage
      comparison={{ parts, rows: [] }}
      asked={asked}
      leftOutCount={leftOutCount}
      car={null}
      search={{ q, found: [] }}
      isOnlyDifferent={isOnlyDifferent}
      actionOf={({ title }) => <button type="button">Add {title}</button>}
    />,
  );

test("an address that names more parts than stand side by side says so in words that hold for what there is", () => {
  const four = textOf({ parts: [1, 2, 3, 4].map(examplePart), asked: 4, leftOutCount: 1 });
  expect(four).toContain("These are the first 4 of the 5 parts that you chose: remove one to make room for another.");
  for (const parts of [[], [examplePart(1)]]) {
    const fewer = textOf({ parts, asked: 4, leftOutCount: 1 });
    expect(fewer).toContain("We looked for the first 4 of the 5 parts that you chose.");
    expect(fewer).not.toContain("remove one");
  }
});

test("a search that finds nothing speaks of another part only where there is one", () => {
  expect(textOf({ q: "zzz" })).toContain("We couldn’t find a part for “zzz”.");
  expect(textOf({ parts: [examplePart(1)], asked: 1, q: "zzz" })).toContain("We couldn’t find another part for “zzz”.");
});

test("an empty comparison's heading is the next below the page's own", () => {
  expect(textOf({})).toMatch(/<h1>.*<h2[^>]*>Nothing to compare yet<.h2>/s);
});

test("parts that fit in another place, or with conditions, differ, and parts that fit alike don't", () => {
  const fitting = (number: number, reason: string, isConditional = false): ComparedPart => ({
    ...examplePart(number),
    fitment: { status: "fits", reason, isConditional, car: null },
  });
  const front = fitting(1, "Listed for Holden HQ Monaro 1971–1974, front.");
  const shownBeside = (other: ComparedPart) => textOf({ parts: [front, other], asked: 2, isOnlyDifferent: true });
  expect(shownBeside(fitting(2, "Listed for Holden HQ Monaro 1971–1974, rear."))).toContain("1971–1974, rear.");
  expect(shownBeside({ ...front, handle: "part-2", fitment: front.fitment && { ...front.fitment, isConditional: true } })).toContain(
    "Fits with conditions.",
  );
  expect(shownBeside({ ...front, handle: "part-2" })).not.toContain("Fits");
});

test("each part has its own way into the cart, also where only what is different is shown", () => {
  const parts = [examplePart(1), examplePart(2)];
  for (const isOnlyDifferent of [false, true]) {
    const html = textOf({ parts, asked: 2, isOnlyDifferent });
    expect(html).toMatch(/<th scope="row">Buy<.th><td><button type="button">Add Part 1<.button><.td><td><button type="button">Add Part 2</);
  }
});
