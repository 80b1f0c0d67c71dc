import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "#client/routes.tsx";
import { pages } from "../../e2e/support/steps/pages.ts";

/** The account's pages take a customer: `e2e/matrices/clean-account.e2e.ts` looks at them. */
const isLookedAtElsewhere = (id: string) => id.startsWith("account") || id === "provoked-error";

test("every page of the route table has an address among those that the matrices look at", () => {
  const ids = routes.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children.map(({ id = "" }) => id));
  const looked = new Set(Object.values(pages).map((path) => matchRoutes(routes, path)?.at(-1)?.route.id));
  expect(ids.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !looked.has(id) && !isLookedAtElsewhere(id))).toEqual([]);
});
