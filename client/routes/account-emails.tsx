import { useActionData } from "react-router";
import { accountAction } from "#client/features/account/account-action.ts";
import { accountHead } from "#client/features/account/account-head.ts";
import { accountLoader } from "#client/features/account/account-loader.ts";
import { accountQuery } from "#client/features/account/queries.ts";
import { marketingFailed } from "#client/features/account/what-failed.ts";
import { laterPart } from "#client/lib/later-part.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import { textField } from "#client/lib/text-field.ts";

const EmailsPage = laterPart(async () => (await import("#client/features/account/emails-page.tsx")).EmailsPage);

export const loader = accountLoader(({ api }) => ({ critical: [accountQuery(api)] }));

export const action = accountAction({
  read: (form) => textField(form, "isSubscribed") === "true",
  change: async ({ api, typed: isSubscribed }) => {
    await api.account.setMarketing({ isSubscribed });
    return "/account/manage-marketing-emails?saved";
  },
  whatFailed: () => marketingFailed,
});

export const handle = { head: accountHead("Marketing emails", ({ api }) => [accountQuery(api)]), isPersonal: true } satisfies PageHandle;

export function Component() {
  return <EmailsPage returned={useActionData<typeof action>() ?? null} />;
}
