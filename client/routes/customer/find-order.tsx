import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from "react-router";
import type * as Page from "#client/features/account/guest/find-order-page.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ownDocument } from "#client/lib/page/own-document.ts";
import { useClosed } from "#client/lib/page/site.ts";
// The sheets of what only the server renders: the browser's build would have none of them otherwise.
import "#client/features/account/guest/find-order-page.module.css";
import "#client/features/account/orders/again/order-again-form.module.css";
import "#client/features/account/orders/record/order-delivery.module.css";
import "#client/features/account/orders/record/order-lines.module.css";
import "#client/features/account/orders/record/order-record.module.css";
import "#client/features/account/orders/record/order-totals.module.css";
import "#client/features/account/page/account-section.module.css";
import "#client/features/account/page/said.module.css";
import "#client/ui/button/button.module.css";
import "#client/ui/feedback/badge.module.css";
import "#client/ui/feedback/error-panel.module.css";
import "#client/ui/field/field.module.css";
import "#client/ui/field/input.module.css";
import "#client/ui/picture/picture.module.css";
import "#client/ui/text/part-number.module.css";
import "#client/ui/text/sum-rows.module.css";

/** What draws it, there on the server alone. */
let page: typeof Page | null = null;

/** Made of links and forms alone, so the browser keeps its HTML and gets none of its code; a link to it is the browser's own. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw ownDocument(request);
  page ??= await import("#client/features/account/guest/find-order-page.tsx");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  if (!import.meta.env.SSR) throw new Error("Forms of this page are the browser's own to post");
  return (await import("#client/features/account/guest/find-order.ts")).postFindOrder(args);
}

/** Whatever it shows is whose number and address were posted: nothing of it is kept, and no address leads to it. */
export const handle = {
  head: () => ({ title: "Find your order", description: "Your order by its number and your email address.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

const served = {};

export function Component() {
  const found = useActionData<typeof action>() ?? null;
  const closed = useClosed("orders");
  return (
    <ServerRendered id="find-order" madeOf={found ?? served}>
      {import.meta.env.SSR && page !== null && <page.FindOrderPage found={found} closed={closed} />}
    </ServerRendered>
  );
}
