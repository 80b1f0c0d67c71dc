import { type ActionFunctionArgs, useActionData } from "react-router";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { PageContactForm } from "../content/page/page-contact-form.tsx";
import styles from "./contact.module.css";

/** Contact forms post here where no script runs. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-contact.ts")).action(args);

export const handle = {
  head: () => ({ title: "Contact us", description: "Ask about a part, an order or what fits your car.", isIndexable: false }),
} satisfies PageHandle;

export function Component() {
  const failed = useActionData<typeof action>();
  return (
    <div className={styles.page}>
      {failed?.form ? (
        <PageContactForm form={failed.form} page={failed.returned.typed.page} returned={failed.returned} headingLevel="h1" />
      ) : (
        <>
          <EmptyState
            icon="mail"
            headingLevel="h1"
            title="Contact us"
            text={failed ? failed.returned.message : "Ask about a part, an order or what fits your car."}
            action={<ButtonLink href="/pages/contact">Write to us</ButtonLink>}
          />
          {failed && (
            <p className={styles.typed}>
              {["This is what you typed:", ...Object.values(failed.returned.typed.answers).filter(Boolean)].join("\n")}
            </p>
          )}
        </>
      )}
    </div>
  );
}
