import { useActionData } from "react-router";
import { accountAction } from "#client/features/account/account-action.ts";
import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { readDetails } from "#client/features/account/read-details.ts";
import { detailsFailed } from "#client/features/account/what-failed.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";

const DetailsPage = laterPart(async () => (await import("#client/features/account/details-page.tsx")).DetailsPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = accountAction({
  read: readDetails,
  change: async ({ api, typed }) => {
    await api.account.updateDetails(typed);
    return "/account/account-details?saved";
  },
  whatFailed: () => detailsFailed,
});

export const handle = { head: accountHead("My details", ({ api }) => [accountQuery(api)]), isPersonal: true } satisfies PageHandle;

export function Component() {
  return <DetailsPage returned={useActionData<typeof action>() ?? null} />;
}
