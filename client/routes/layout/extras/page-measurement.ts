import { matchRoutes } from "react-router";
import { measurePage } from "#client/features/analytics/measure-page.ts";
import { routes } from "../../../routes.tsx";

/** Measures the page that the browser has loaded, under its name in the route table. */
export function measureThisPage(): void {
  measurePage((path) => matchRoutes(routes, path)?.at(-1)?.route.id ?? "unmatched");
}
