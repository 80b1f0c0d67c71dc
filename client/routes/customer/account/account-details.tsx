import { useActionData } from "react-router";
import { accountHandle } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { DetailsPage, postDetails } from "#client/features/account/account-pages.ts";
import { accountQuery } from "#client/features/account/queries.ts";

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = postDetails;

export const handle = accountHandle({ title: "My details", about: ({ api }) => accountQuery(api) });

export function Component() {
  return <DetailsPage returned={useActionData<typeof action>()} />;
}
