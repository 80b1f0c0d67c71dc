import { type ActionFunctionArgs, data } from "react-router";
import { cartNoticeOf, cartPathWith } from "#client/features/cart/cart-notice.ts";
import { orderOf, wantedIn } from "#client/features/parts-list/order-of-list.ts";
import type { WantedLine } from "#client/features/parts-list/resolved-line.tsx";
import { failureOf, isFailedCall } from "#client/lib/api/failure-of.ts";
import { readTextFile } from "#client/lib/forms/read-text-file.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { ResolvedList } from "#shared/contract/catalogue/parts-list.ts";
import { partsListLimits } from "#shared/domain/cart/parts-list/parts-list.ts";
import { readAdditionKey } from "#shared/domain/cart/addition-key.ts";
import { vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** The page as it comes back: with all that was typed, and what came of it. */
export type PostedList = {
  list: string;
  message: string | null;
  resolved: ResolvedList | null;
  additionKey: string;
  wanted: (WantedLine | undefined)[];
};

const ok = 200;
const unprocessable = 422;

/** Resolves a list that was posted, or adds what was chosen of it with one request. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, vehicle, reportError } = context.get(appContext);
  const form = await request.formData();
  const { list, problem } = await readList(form);
  const posted: PostedList = { list, message: problem, resolved: null, additionKey: crypto.randomUUID(), wanted: wantedIn(form) };
  if (problem !== null) return data(posted, unprocessable);
  try {
    const isAddition = form.get("intent") === "add";
    const order = isAddition ? orderOf(form) : null;
    if (order && "lines" in order) {
      const key = readAdditionKey(form.get("key")) ?? posted.additionKey;
      // A form may be sent again by a second press or by going back: the cart looks whether it has this one.
      const cart = await api.cart.addLines({ lines: order.lines, key, isRepeated: true }, { signal: request.signal });
      return seeOther(cartPathWith(await cartNoticeOf(api, cart)));
    }
    const resolved = await api.catalogue.partsList({ list, ...vehicleInput(vehicle) }, { signal: request.signal });
    return data({ ...posted, resolved, message: order?.problem ?? null }, order ? unprocessable : ok);
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (!isFailedCall(error)) reportError(error);
    const { message, status } = failureOf(error);
    // What was found is found again, so that nothing is lost with what could not be added.
    const resolved =
      form.get("intent") === "add" ? await api.catalogue.partsList({ list, ...vehicleInput(vehicle) }).catch(() => null) : null;
    return data({ ...posted, message, resolved }, status);
  }
}

async function readList(form: FormData): Promise<{ list: string; problem: string | null }> {
  const typed = textField(form, "list");
  const file = await readTextFile(form, {
    bytesMax: partsListLimits.characters,
    tooLarge: "That file is too large for one list. Please send it in parts.",
  });
  if (file === null) return { list: typed, problem: typed.trim() === "" ? "Paste your part numbers first." : null };
  if ("problem" in file) return { list: typed, problem: file.problem };
  return { list: typed.trim() === "" ? file.text : `${typed.trimEnd()}\n${file.text}`, problem: null };
}
