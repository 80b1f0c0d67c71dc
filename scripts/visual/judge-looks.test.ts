import { expect, test } from "vitest";
import { differingPages, judgeLooks } from "./judge-looks.ts";

const spec = (title: string, ok: boolean, attachments: string[] = []) => ({
  title,
  ok,
  tests: [{ results: [{ attachments: attachments.map((name) => ({ name })) }] }],
});

test("a comparison's report names each page that differs once, and a test that never came to a picture by its title", () => {
  const report = {
    suites: [
      {
        specs: [spec("the cart looks as it did, dark", true)],
        suites: [
          {
            specs: [
              spec("home looks as it did, dark", false, [
                "home/dark 1440-expected.png",
                "home/dark 1440-actual.png",
                "home/dark 390-actual.png",
              ]),
              spec("a list and a part look as they did, enlarged", false, [
                "a list/text twice as large 320-actual.png",
                "a part/text half as large again 320",
              ]),
              spec("all stores looks as it did, light", false, ["screenshot"]),
            ],
          },
        ],
      },
    ],
  };
  expect(differingPages(report)).toEqual(["home", "a list", "a part", "all stores looks as it did, light"]);
});

test("a page may look different where a commit's last lines name it; every other one is told", () => {
  const messages = "Widen the hero\n\nIt cut wheels.\n\nLooks: home, a brand\n\0Mend a test\n\0";
  const { unmeant, summary } = judgeLooks(["home", "the cart", "a brand"], messages);
  expect(unmeant).toEqual(["the cart"]);
  expect(summary).toContain("2 pages look different as their commits say: home, a brand");
  expect(judgeLooks(["home", "the cart"], "Repaint\n\nLooks: all\n").unmeant).toEqual([]);
  expect(judgeLooks(["home"], "Looks fine to me\n").unmeant).toEqual(["home"]);
  expect(judgeLooks([], "")).toMatchObject({ isSame: true, summary: "Every page looks as it did." });
  expect(judgeLooks(["home"], "Looks: home\n").isSame).toBe(false);
});
