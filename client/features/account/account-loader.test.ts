import { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { contextWith } from "#client/lib/testing/app-context.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { accountLoader } from "./account-loader.ts";
import { exampleCustomer } from "./testing/example-account.ts";
import { accountQuery } from "./queries.ts";

const signedIn = "a=b; signed-in=1800000000000";

function load(cookie: string, get: (typeof unusedApi)["account"]["get"]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = { ...unusedApi, account: { ...unusedApi.account, get } };
  const context = contextWith({ api, queryClient });
  const request = new Request("http://shop.test/account", { headers: { cookie } });
  const args: LoaderFunctionArgs = { request, context, params: {}, pattern: "/account", url: new URL(request.url) };
  const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));
  return { queryClient, api, result: loader(args).catch((error: unknown) => error) };
}

test("the account's data is asked for whoever is signed in", async () => {
  const { result, queryClient, api } = load(signedIn, () => Promise.resolve(exampleCustomer()));
  expect(await result).toBeNull();
  expect(queryClient.getQueryData(accountQuery(api).queryKey)).toEqual(exampleCustomer());
});

test.each([
  ["nobody is signed in", "a=b"],
  ["the session has ended", signedIn],
])("the way leads home when %s", async (_when, cookie) => {
  const answer = await load(cookie, () => Promise.reject(new AppError("UNAUTHENTICATED", "nobody"))).result;
  expect(answer).toBeInstanceOf(Response);
  expect(answer).toMatchObject({ status: 303 });
  expect(answer instanceof Response && answer.headers.get("location")).toBe("/");
});

test("a platform that can't be reached leaves the page standing, without the data", async () => {
  const { result, queryClient, api } = load(signedIn, () => Promise.reject(new AppError("UPSTREAM_FAILED", "broken")));
  expect(await result).toBeNull();
  expect(queryClient.getQueryData(accountQuery(api).queryKey)).toBeNull();
});
