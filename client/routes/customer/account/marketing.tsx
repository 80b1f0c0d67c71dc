import { type ActionFunctionArgs, useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";

const loadPages = () => import("#client/features/account/account-pages.ts");

const MarketingPage = laterPart(async () => (await loadPages()).MarketingPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = async (args: ActionFunctionArgs) => (await loadPages()).postMarketing(args);

export const handle = accountHandle({ title: "Marketing emails", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <MarketingPage returned={useActionData<typeof action>()} />;
}
