import { type ActionFunctionArgs, data } from "react-router";
import { cartNoticeOf, cartPathWith } from "#client/features/cart/cart-notice.ts";
import { failureOf, isFailedCall } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { readAdditionKey } from "#shared/domain/cart/addition-key.ts";
import { vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";
import { assemblyOrder } from "./assembly-order.ts";

const unprocessable = 422;

/** Adds all of an assembly that fits and can be had, with one request. What that is, the shop says, not the form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { api, vehicle, reportError } = context.get(appContext);
  const form = await request.formData();
  const { signal } = request;
  try {
    const lines = assemblyOrder(await api.assemblies.get({ slug: params["slug"] ?? "", ...vehicleInput(vehicle) }, { signal }));
    if (lines.length === 0) return data({ message: "None of these parts can be added just now." }, unprocessable);
    const key = readAdditionKey(form.get("key")) ?? crypto.randomUUID();
    // A form may be sent again by a second press or by going back: the cart looks whether it has this one.
    const cart = await api.cart.addLines({ lines, key, isRepeated: true }, { signal });
    return seeOther(cartPathWith(await cartNoticeOf(api, cart)));
  } catch (error) {
    if (signal.aborted) throw error;
    if (!isFailedCall(error)) reportError(error);
    const { message, status } = failureOf(error);
    return data({ message }, status);
  }
}
