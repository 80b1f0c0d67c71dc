import { type ActionFunctionArgs, data } from "react-router";
import { cartNoticeOf, cartPathWith } from "#client/features/cart/cart-notice.ts";
import type { WantedLine } from "#client/features/parts-list/resolved-line.tsx";
import { failureOf, isFailedCall } from "#client/lib/api/failure-of.ts";
import { appContext } from "#client/lib/page/app-context.ts";
import { seeOther } from "#client/lib/page/route-answers.ts";
import { textField } from "#client/lib/text/text-field.ts";
import type { ResolvedList } from "#shared/contract/catalogue/parts-list.ts";
import { isAllowedAttribute, vehicleAttribute } from "#shared/domain/cart/cart-attributes.ts";
import { cartLinesMax } from "#shared/domain/cart/line-quantity.ts";
import { partsListLimits } from "#shared/domain/cart/parts-list.ts";
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
    const order = isAddition ? orderOf(form, posted.wanted) : null;
    if (order && "lines" in order) {
      const key = /^[\w-]{16,64}$/.exec(textField(form, "key"))?.[0] ?? posted.additionKey;
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
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0)
    return { list: typed, problem: typed.trim() === "" ? "Paste your part numbers first." : null };
  if (file.size > partsListLimits.characters)
    return { list: typed, problem: "That file is too large for one list. Please send it in parts." };
  const text = (await file.text()).replace(/^\uFEFF/, "");
  if (text.includes("\0") || text.includes("\uFFFD")) {
    return { list: typed, problem: "We can't read that file. Save your spreadsheet as CSV, or paste its columns." };
  }
  return { list: typed.trim() === "" ? text : `${typed.trimEnd()}\n${text}`, problem: null };
}

/** What was chosen and typed of each line, by its place in the list. */
function wantedIn(form: FormData): PostedList["wanted"] {
  const wanted: PostedList["wanted"] = [];
  for (const [name, value] of form) {
    const at = Number(/^quantity-(\d{1,3})$/.exec(name)?.[1] ?? Number.NaN);
    if (at < partsListLimits.lines && typeof value === "string") wanted[at] = { choice: textField(form, `choice-${at}`), quantity: value };
  }
  return Array.from(wanted);
}

type OrderLine = { variantId: string; quantity: number; attributes?: { key: string; value: string }[] };

function orderOf(form: FormData, wanted: PostedList["wanted"]): { lines: OrderLine[] } | { problem: string } {
  const chosen = wanted.flatMap((line, at) => (line && /^\d{1,18}$/.test(line.choice) ? [{ ...line, at }] : []));
  const wrong = chosen.find(({ quantity }) => !/^\d{1,4}$/.test(quantity) || Number(quantity) < 1);
  if (wrong) return { problem: `A quantity is a number from 1 to ${partsListLimits.quantity}; please check “${wrong.quantity}”.` };
  if (chosen.length === 0) return { problem: "Choose at least one part to add." };
  if (chosen.length > cartLinesMax)
    return {
      problem: `A cart takes ${cartLinesMax} parts at a time, and these are ${chosen.length}. Please leave some out and add them next.`,
    };
  return { lines: chosen.map(({ choice, quantity }) => orderLine(choice, Number(quantity), textField(form, `car-${choice}`))) };
}

function orderLine(choice: string, quantity: number, car: string): OrderLine {
  const attribute = { key: vehicleAttribute, value: car };
  const line = { variantId: `gid://shopify/ProductVariant/${choice}`, quantity };
  return car !== "" && isAllowedAttribute(attribute) ? { ...line, attributes: [attribute] } : line;
}
