/** What Playwright's JSON report says of one test, as far as looks need it. */
type Spec = { title: string; ok: boolean; tests: { results: { attachments: { name: string }[] }[] }[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
export type Report = { suites: Suite[] };

/** The line at the end of a commit's message that names the pages whose looks it means to change, or all. */
export const lookTrailer = "Looks:";
const photographName = /^(.+)\/(?:light|dark|forced colours|text half as large again|text twice as large) \d+(?:-actual)?(?:\.png)?$/;

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** The pages of one test that differ; its own title where it failed before there was a picture to compare. */
function pagesOf({ title, tests }: Spec): string[] {
  const names = tests.flatMap(({ results }) => results.flatMap(({ attachments }) => attachments.map(({ name }) => name)));
  const pages = names.flatMap((name) => photographName.exec(name)?.[1] ?? []);
  return pages.length > 0 ? pages : [title];
}

/** The pages that a comparison found different, each once. */
export function differingPages({ suites }: Report): string[] {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return [...new Set(failed.flatMap(pagesOf))];
}

/** Sorts what differs into what the commits since the reference say they mean to change, and what nobody spoke of. */
export function judgeLooks(differing: string[], messages: string): { isSame: boolean; unmeant: string[]; summary: string } {
  const lines = messages.split("\n").filter((line) => line.startsWith(lookTrailer));
  const meant = new Set(lines.flatMap((line) => line.slice(lookTrailer.length).split(",")).map((name) => name.trim()));
  const unmeant = differing.filter((name) => !meant.has(name) && !meant.has("all"));
  const expected = differing.filter((name) => !unmeant.includes(name));
  const named = (names: string[]) => (names.length > 0 ? `: ${names.join(", ")}` : "");
  return {
    isSame: differing.length === 0,
    unmeant,
    summary:
      differing.length === 0
        ? "Every page looks as it did."
        : `${expected.length} pages look different as their commits say${named(expected)}\n${unmeant.length} pages look different without a word${named(unmeant)}`,
  };
}
