import { type ActionFunctionArgs, data, useActionData } from "react-router";
import { type FilledForm, sendMessage } from "#client/features/contact/send-message.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { parseForm, runForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { seeOther } from "#client/lib/page/see-other.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { contactFormsIn } from "#shared/contract/blocks/all-blocks.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import styles from "./contact.module.css";

const PageContactForm = laterPart(async () => (await import("../content/later/page-contact-form.tsx")).PageContactForm);

/** Which form of which page it is, only the posted fields say; the shop checks them against the form as editors made it. */
const message = sendMessage(null);

/** Contact forms post here where no script runs. Whatever fails, the form comes back as it stands on its page now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { vehicle, ...app } = context.get(appContext);
  const { typed: filled } = parseForm(message, await request.formData());
  const page = await app.queryClient.fetchQuery(pageQuery(app.api, filled.page)).catch(() => null);
  const form = contactFormsIn(page?.blocks ?? []).find(({ id }) => id === filled.form) ?? null;
  const vehicleIds = form ? chosenVehicles(form, filled, vehicle) : {};
  const outcome = await runForm(message, { ...filled, vehicleIds }, { ...app, signal: request.signal });
  if (outcome.kind === "done") return seeOther(message.to(outcome.result, filled));
  return data({ returned: outcome, form }, outcome.status);
}

/** The field was filled in with the vehicle of the page; only while it still says so is it that one. */
function chosenVehicles({ fields }: ContactForm, { answers }: FilledForm, vehicle: SelectedVehicle | null): Record<string, string> {
  if (vehicle === null) return {};
  const label = vehicle.label.slice(0, contactLengthMax.vehicle);
  const meant = fields.filter(({ type, name }) => type === "vehicle" && answers[name] === label);
  return Object.fromEntries(meant.map(({ name }) => [name, vehicle.vehicleId]));
}

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
        <EmptyState
          icon="mail"
          headingLevel="h1"
          title="Contact us"
          text={failed ? failed.returned.message : "Ask about a part, an order or what fits your car."}
          action={<ButtonLink href="/pages/contact">Write to us</ButtonLink>}
        />
      )}
    </div>
  );
}
