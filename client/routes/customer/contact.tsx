import { type ActionFunctionArgs, data, redirect, useActionData } from "react-router";
import { formAnchor, pagePath } from "#client/features/contact/page-path.ts";
import { type FilledForm, readContactForm } from "#client/features/contact/read-contact-form.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { laterPart } from "#client/hydration/later-part.tsx";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { contactFormsIn } from "#shared/contract/blocks/all-blocks.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import styles from "./contact.module.css";

const PageContactForm = laterPart(async () => (await import("../later/page-contact-form.tsx")).PageContactForm);

const seeOther = 303;

/** Contact forms post here where no script runs. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const { api, queryClient, vehicle } = context.get(appContext);
  const filled = readContactForm(await request.formData());
  const { page, answers, form: formId } = filled;
  const found = await queryClient.fetchQuery(pageQuery(api, page)).catch(() => null);
  const form = contactFormsIn(found?.blocks ?? []).find(({ id }) => id === formId) ?? null;
  try {
    await api.contact.send({ ...filled, vehicleIds: form ? chosenVehicles(form, filled, vehicle) : {} });
  } catch (error) {
    const failure = failureOf(error);
    return data({ form, page, returned: { answers, failure } }, failure.status);
  }
  return redirect(`${pagePath(page)}?${new URLSearchParams({ sent: formId })}#${formAnchor(formId)}`, seeOther);
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
        <PageContactForm form={failed.form} page={failed.page} returned={failed.returned} headingLevel="h1" />
      ) : (
        <EmptyState
          icon="mail"
          headingLevel="h1"
          title="Contact us"
          text={failed ? failed.returned.failure.message : "Ask about a part, an order or what fits your car."}
          action={<ButtonLink href="/pages/contact">Write to us</ButtonLink>}
        />
      )}
    </div>
  );
}
