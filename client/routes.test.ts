import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { routes } from "./routes.tsx";

test.each([
  ["/account", "account-overview"],
  ["/account/account-details", "account-details"],
  ["/account/addresses", "account-addresses"],
  ["/account/manage-marketing-emails", "account-marketing"],
  ["/account/myordersreturnsapp", "account-orders"],
  ["/account/myordersreturnsapp/5500000100123", "account-order"],
  ["/account/no-such-page", "account-no-page"],
  ["/account/myordersreturnsapp/1/2", "account-no-page"],
  ["/accounts", "content-page"],
])("%s is the route %s, so that nothing under /account is ever asked of the CMS", (path, id) => {
  expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(id);
});
