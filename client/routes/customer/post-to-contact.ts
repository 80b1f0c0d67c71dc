import { type ActionFunctionArgs, data } from "react-router";
import { type FilledForm, sendMessage } from "#client/features/contact/send-message.ts";
import { pageQuery } from "#client/features/content/queries.ts";
import { parseForm, runForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { contactFormsIn } from "#shared/contract/blocks/all-blocks.ts";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";

/** Which form of which page it is, only the posted fields say; the shop checks them against the form as editors made it. */
const message = sendMessage(null);

/** Whatever fails, the form comes back as it stands on its page now. */
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
