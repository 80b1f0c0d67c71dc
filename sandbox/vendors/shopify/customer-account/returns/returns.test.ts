import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { listOrders, orderLines, readOrder, requestReturn } from "../testing/account-orders.ts";
import { type Asking, type RunningAccount, startAccount } from "../testing/start-account.ts";

let account: RunningAccount;
let people = 0;
let buyer: Asking;
let email: string;
beforeAll(async () => {
  account = await startAccount();
});
afterAll(() => account.stop());
beforeEach(() => {
  people += 1;
  email = `buyer-${people}@example.test`;
  buyer = account.signIn(email);
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const delivery = { name: "Test Buyer", method: "delivery", address: "1 Test Street", suburb: "Hobart", state: "TAS", postcode: "7000" };

describe("a return", () => {
  const reason = (id: number) => `gid://shopify/ReturnReasonDefinition/${id}`;
  const information = `returns(first: 9) { nodes { name status } } returnInformation {
    returnableLineItems(first: 9) { nodes { quantity lineItem { title } } }
    nonReturnableLineItems(first: 9) { nodes { quantity quantityDetails { quantity reasonCode } } }
    nonReturnableSummary { nonReturnableReasons summaryMessage } }`;
  async function placed(quantity: number) {
    await orderLines(account, { ...delivery, email }, [50, quantity]);
    const [found] = (await listOrders(buyer)).nodes;
    return { id: found?.id ?? "", lineItemId: found?.lineItems.nodes[0]?.id ?? "" };
  }

  it("moves on with time: it is accepted, and later paid back in the share that its parts had of the order", async () => {
    const { id, lineItemId } = await placed(3);
    account.wait(5 * minuteMs);
    const requested = await requestReturn(buyer, id, [{ lineItemId, quantity: 1, returnReasonDefinitionId: reason(1) }]);
    expect(requested).toMatchObject({ return: { status: "REQUESTED" } });
    const stand = () =>
      readOrder(
        buyer,
        id,
        "financialStatus subtotal { amount } totalRefunded { amount } returns(first: 9) { nodes { status closedAt timelineEvents { title } } }",
      );
    account.wait(9 * minuteMs);
    expect(await stand()).toMatchObject({ financialStatus: "PAID", returns: { nodes: [{ status: "REQUESTED" }] } });
    account.wait(minuteMs);
    expect(await stand()).toMatchObject({ financialStatus: "PAID", returns: { nodes: [{ status: "OPEN", closedAt: null }] } });
    account.wait(5 * dayMs);
    const closed = await stand();
    expect(closed).toMatchObject({
      financialStatus: "PARTIALLY_REFUNDED",
      returns: {
        nodes: [
          {
            status: "CLOSED",
            closedAt: expect.any(String) as unknown,
            timelineEvents: [{ title: "Return requested" }, { title: "Return accepted" }, { title: "Parts received and refunded" }],
          },
        ],
      },
    });
    const amounts = z.object({ subtotal: z.object({ amount: z.coerce.number() }), totalRefunded: z.object({ amount: z.coerce.number() }) });
    const { subtotal, totalRefunded } = amounts.parse(closed);
    expect(totalRefunded.amount).toBeCloseTo(subtotal.amount / 3, 2);
  });

  it("is requested for what has arrived, is told by mail, and takes up its quantity", async () => {
    const { id, lineItemId } = await placed(3);
    expect(await readOrder(buyer, id, information)).toMatchObject({
      returnInformation: { returnableLineItems: { nodes: [] }, nonReturnableSummary: { nonReturnableReasons: ["UNFULFILLED"] } },
    });
    account.wait(5 * minuteMs);
    expect(await requestReturn(buyer, id, [{ lineItemId, quantity: 2, returnReasonDefinitionId: reason(1) }])).toMatchObject({
      userErrors: [],
      return: {
        name: expect.stringMatching(/^R\d{6}-R1$/) as unknown,
        status: "REQUESTED",
        returnLineItems: {
          nodes: [{ quantity: 2, returnReasonDefinition: { name: "It doesn't fit my vehicle" }, lineItem: { title: "Engine Oil 5 L" } }],
        },
      },
    });
    expect(account.commerce.mailbox.messages()[0]).toMatchObject({
      to: email,
      subject: expect.stringMatching(/^Your return R/) as unknown,
    });
    expect(await readOrder(buyer, id, information)).toMatchObject({
      returns: { nodes: [{ status: "REQUESTED" }] },
      returnInformation: {
        returnableLineItems: { nodes: [{ quantity: 1, lineItem: { title: "Engine Oil 5 L" } }] },
        nonReturnableLineItems: { nodes: [{ quantity: 2, quantityDetails: [{ quantity: 2, reasonCode: "RETURNED" }] }] },
      },
    });
    const rest = { lineItemId, returnReasonDefinitionId: reason(5) };
    expect(await requestReturn(buyer, id, [{ ...rest, quantity: 2 }])).toMatchObject({
      return: null,
      userErrors: [{ code: "LESS_THAN_OR_EQUAL_TO" }],
    });
    expect(await requestReturn(buyer, id, [{ ...rest, quantity: 1 }])).toMatchObject({
      return: { name: expect.stringMatching(/-R2$/) as unknown },
    });
    expect(await requestReturn(buyer, id, [{ ...rest, quantity: 1 }])).toMatchObject({
      return: null,
      userErrors: [{ code: "INVALID_STATE" }],
    });
  });

  it("is refused as a whole, with what is wrong in each of its lines", async () => {
    const { id, lineItemId } = await placed(1);
    const line = { lineItemId, quantity: 1, returnReasonDefinitionId: reason(1) };
    const refusal = (code: string, ...field: string[]) => ({
      return: null,
      userErrors: [{ code, field: ["requestedLineItems", ...field] }],
    });
    expect(await requestReturn(buyer, id, [line])).toMatchObject(refusal("INVALID_STATE", "0", "quantity"));
    account.wait(5 * minuteMs);
    expect(await requestReturn(buyer, id, [])).toMatchObject(refusal("BLANK"));
    expect(await requestReturn(buyer, id, [line, line])).toMatchObject(refusal("TAKEN", "1", "lineItemId"));
    expect(await requestReturn(buyer, id, [{ ...line, quantity: 0 }])).toMatchObject(refusal("GREATER_THAN", "0", "quantity"));
    expect(await requestReturn(buyer, id, [{ ...line, returnReasonDefinitionId: reason(99) }])).toMatchObject(
      refusal("INVALID", "0", "returnReasonDefinitionId"),
    );
    expect(await requestReturn(buyer, id, [{ ...line, lineItemId: "gid://shopify/LineItem/1" }])).toMatchObject(
      refusal("NOT_FOUND", "0", "lineItemId"),
    );
    expect(await requestReturn(buyer, id, [{ ...line, customerNote: "x".repeat(301) }])).toMatchObject(
      refusal("TOO_LONG", "0", "customerNote"),
    );
    account.wait(33 * dayMs);
    expect(await requestReturn(buyer, id, [line])).toMatchObject(refusal("INVALID_STATE", "0", "quantity"));
    expect(await readOrder(buyer, id, information)).toMatchObject({
      returns: { nodes: [] },
      returnInformation: { nonReturnableSummary: { nonReturnableReasons: ["RETURN_WINDOW_EXPIRED"] } },
    });
  });
});
