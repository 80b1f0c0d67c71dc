import { type ActionFunctionArgs, data } from "react-router";
import { lookUpAnyCar, registrationLookup, vinLookup } from "#client/features/garage/look-up/vehicle-lookups.ts";
import { answerGarageForm } from "#client/features/garage/storage/answer-garage-form.ts";
import { type Form, receiveForm } from "#client/lib/forms/form-action.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import type { VehicleLookup } from "#shared/contract/catalogue/vehicle.ts";

const ok = 200;

/** A form that looks a car up is answered in its page, any other one changes the garage. */
export async function action(args: ActionFunctionArgs) {
  const { view } = args.params;
  if (view === "vin") return lookUp(vinLookup, args);
  if (view === "registration") return lookUp(registrationLookup, args);
  if (view === "find") return find(args);
  const answer = await answerGarageForm(args.context.get(appContext).api, args.request);
  return "to" in answer ? seeOther(answer.to, { "set-cookie": answer.cookie }) : data(answer, answer.status);
}

async function find({ request, context }: ActionFunctionArgs) {
  const outcome = await lookUpAnyCar(await request.formData(), { ...context.get(appContext), signal: request.signal });
  return "to" in outcome ? seeOther(outcome.to) : data(outcome, outcome.kind === "done" ? ok : outcome.status);
}

async function lookUp<Typed>(form: Form<Typed, VehicleLookup>, args: ActionFunctionArgs) {
  const outcome = await receiveForm(form, args);
  return data(outcome, outcome.kind === "done" ? ok : outcome.status);
}
