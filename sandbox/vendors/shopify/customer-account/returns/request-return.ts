import type { NewMail } from "#sandbox/storage/mailbox.ts";
import { parseGid } from "#sandbox/vendors/shopify/graphql/scalars.ts";
import type { Order } from "#sandbox/vendors/shopify/orders/order.ts";
import { findReturnReason, type OrderReturn, type ReturnLine } from "#sandbox/vendors/shopify/orders/return-store.ts";
import { type LineReturnability, returnableLines } from "#sandbox/vendors/shopify/orders/returnable-lines.ts";
import type { AccountContext, UserError } from "../account-context.ts";
import { findOrder, lineGid } from "../orders/order-ids.ts";
import { returnNode, type ReturnNode } from "./return-node.ts";

type RequestedLine = { lineItemId: string; quantity: number; returnReasonDefinitionId?: string | null; customerNote?: string | null };
type RequestArgs = { orderId: string; requestedLineItems: RequestedLine[] };
type ReturnError = UserError<
  "BLANK" | "GREATER_THAN" | "INVALID" | "INVALID_STATE" | "LESS_THAN_OR_EQUAL_TO" | "NOT_FOUND" | "TAKEN" | "TOO_LONG"
>;

const noteLimit = 300;

/** Asks for parts to go back. The whole request is refused when one line of it cannot. */
export function requestReturn(_root: unknown, { orderId, requestedLineItems }: RequestArgs, { commerce, customer }: AccountContext) {
  const order = findOrder(commerce, customer, orderId);
  if (order === null) return refused([{ code: "NOT_FOUND", field: ["orderId"], message: "This order does not exist" }]);
  let userErrors: ReturnError[] = [];
  const made = commerce.returns.request(
    order,
    (earlier) => {
      const lines = returnableLines(order, earlier, commerce.now());
      userErrors = requestErrors(order, lines, requestedLineItems);
      return userErrors.length > 0 ? null : requestedLineItems.flatMap((requested) => toReturnLine(order, lines, requested));
    },
    (announced) => commerce.mailbox.send(returnMail(order, announced, customer.email, commerce.publicUrl)),
  );
  return made === null ? refused(userErrors) : { return: returnNode(order, made, commerce.now()), userErrors: [] };
}

function requestErrors(order: Order, lines: LineReturnability[], requested: RequestedLine[]): ReturnError[] {
  if (requested.length === 0) return [{ code: "BLANK", field: ["requestedLineItems"], message: "Choose at least one part to return" }];
  return requested.flatMap((item, position): ReturnError[] => {
    const field = ["requestedLineItems", String(position)];
    const line = lineOf(order, lines, item);
    if (line === undefined) {
      return [{ code: "NOT_FOUND", field: [...field, "lineItemId"], message: "This part is not in the order" }];
    }
    if (requested.findIndex(({ lineItemId }) => lineItemId === item.lineItemId) < position) {
      return [{ code: "TAKEN", field: [...field, "lineItemId"], message: `${line.line.title} is in the request twice` }];
    }
    return [...quantityErrors(line, item, field), ...wordErrors(item, field)];
  });
}

function quantityErrors(
  { line, returnable, refused: kept }: LineReturnability,
  { quantity }: RequestedLine,
  field: string[],
): ReturnError[] {
  const at = [...field, "quantity"];
  if (quantity < 1) return [{ code: "GREATER_THAN", field: at, message: "Return at least one" }];
  if (quantity <= returnable) return [];
  if (returnable > 0)
    return [{ code: "LESS_THAN_OR_EQUAL_TO", field: at, message: `At most ${returnable} of ${line.title} can be returned` }];
  const reasons = new Set(kept.map(({ reason }) => reason));
  if (reasons.has("UNFULFILLED")) return [{ code: "INVALID_STATE", field: at, message: `${line.title} has not left us yet` }];
  return reasons.has("RETURN_WINDOW_EXPIRED")
    ? [{ code: "INVALID_STATE", field: at, message: `The 30 days to return ${line.title} are over` }]
    : [{ code: "INVALID_STATE", field: at, message: `A return of ${line.title} has been requested already` }];
}

function wordErrors({ returnReasonDefinitionId, customerNote }: RequestedLine, field: string[]): ReturnError[] {
  const errors: ReturnError[] = [];
  const at = [...field, "returnReasonDefinitionId"];
  if (!returnReasonDefinitionId) errors.push({ code: "BLANK", field: at, message: "Choose a reason" });
  else if (reasonOf(returnReasonDefinitionId) === null) errors.push({ code: "INVALID", field: at, message: "Choose one of the reasons" });
  if ((customerNote ?? "").length > noteLimit) {
    errors.push({
      code: "TOO_LONG",
      field: [...field, "customerNote"],
      message: `The note is too long (maximum is ${noteLimit} characters)`,
    });
  }
  return errors;
}

function toReturnLine(order: Order, lines: LineReturnability[], item: RequestedLine): ReturnLine[] {
  const line = lineOf(order, lines, item);
  const reason = reasonOf(item.returnReasonDefinitionId ?? "");
  if (line === undefined || reason === null) return [];
  return [{ index: line.index, quantity: item.quantity, reasonId: reason.id, note: item.customerNote?.trim() ?? "" }];
}

function lineOf(order: Order, lines: LineReturnability[], { lineItemId }: RequestedLine): LineReturnability | undefined {
  return lines.find(({ index }) => lineGid(order.number, index) === lineItemId);
}

function reasonOf(gid: string) {
  const parsed = parseGid(gid);
  return parsed?.type === "ReturnReasonDefinition" ? findReturnReason(parsed.id) : null;
}

function refused(userErrors: ReturnError[]): { return: ReturnNode | null; userErrors: ReturnError[] } {
  return { return: null, userErrors };
}

/** Tells the customer that the request has arrived. */
function returnMail(order: Order, { name, lines }: OrderReturn, to: string, publicUrl: string): NewMail {
  const listed = lines.map(({ index, quantity, reasonId }) => {
    const line = order.lines[index];
    return `${quantity} × ${line?.title ?? "part"} (${line?.sku ?? ""}): ${findReturnReason(reasonId)?.name ?? ""}`;
  });
  const text = [
    "Hi,",
    "",
    `we have your request ${name} to return parts of order ${order.orderName}:`,
    "",
    ...listed,
    "",
    "We look at it within two business days and write to you with what to do next. Please keep the parts in their packaging until then.",
    "",
    `Your orders: ${publicUrl}/account/myordersreturnsapp`,
  ].join("\n");
  return { to, subject: `Your return ${name}`, text };
}
