import type { CustomerAccountApi } from "./create-customer-account-api.ts";
import { OrderLinesDocument, type OrderLinesFieldsFragment } from "./generated/graphql.ts";

/** The platform takes 500 lines in an order; a cursor that leads round in circles must not keep us. */
const pagesMax = 10;

/** The lines of a long order that its first page has no room for, page by page. */
export async function askFurtherLines(
  api: CustomerAccountApi,
  token: string,
  order: OrderLinesFieldsFragment & { id: string },
): Promise<OrderLinesFieldsFragment[]> {
  const pages: OrderLinesFieldsFragment[] = [];
  let last: OrderLinesFieldsFragment = order;
  // A page beyond the end has no cursor, and none at all would begin at the start again.
  let linesAfter: string | null = null;
  let returnableAfter: string | null = null;
  while (hasNext(last) && pages.length < pagesMax) {
    linesAfter = last.lineItems.pageInfo.endCursor ?? linesAfter;
    returnableAfter = last.returnInformation.returnableLineItems.pageInfo.endCursor ?? returnableAfter;
    const next: OrderLinesFieldsFragment | null = await api({
      name: "OrderLines",
      token,
      document: OrderLinesDocument,
      variables: { id: order.id, linesAfter, returnableAfter },
      isIdempotent: true,
      present: (data) => data.order ?? null,
    });
    if (next === null) return pages;
    pages.push(next);
    last = next;
  }
  return pages;
}

function hasNext({ lineItems, returnInformation }: OrderLinesFieldsFragment): boolean {
  return lineItems.pageInfo.hasNextPage || returnInformation.returnableLineItems.pageInfo.hasNextPage;
}
