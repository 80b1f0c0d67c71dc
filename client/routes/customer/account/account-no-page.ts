import type { LoaderFunctionArgs } from "react-router";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { noSuchPage } from "#client/lib/page/route-answers.ts";

const load = accountLoader(() => ({ critical: [] }));

/** Whoever isn't signed in is led home from addresses of the account that lead nowhere, too. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await load(args);
  throw noSuchPage();
}

export const handle = { isPersonal: true };
