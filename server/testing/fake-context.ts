import { vi } from "vitest";
import type { ApiContext, CustomerSession, Services, VisitorSession } from "#server/api/api-context.ts";
import type { SessionTokens } from "../services/session/session-tokens.ts";
import { fakeServices } from "./fake-services.ts";

export const exampleTokens: SessionTokens = {
  accessToken: "access-1",
  idToken: "id-1",
  refreshToken: "refresh-1",
  expiresAtMs: 2_000_000_000_000,
  customerAccess: null,
};

/** The one sign-in that a fake visitor may have. */
const sessionId = "session-1";

type FakeVisitor = {
  additionKey?: string | null;
  cartId?: string | null;
  /** The sign-in that the cart belongs to: the visitor's own, unless it is null. */
  owner?: null;
  /** Until when the platform knows the cart as the customer's. */
  buyerUntilMs?: number | null;
  hasBegunCheckout?: boolean;
  tokens?: SessionTokens | null;
  services?: Partial<Services>;
};

/** The context of one call by a visitor whose cookies hold what is given; what is written can be read again. */
export function fakeContext(visitor: FakeVisitor = {}) {
  const { additionKey = null, cartId = null, buyerUntilMs = null, hasBegunCheckout = false, tokens = null, services = {} } = visitor;
  const cookies = { cartId, tokens };
  let owner = tokens === null || visitor.owner === null ? null : sessionId;
  let knownUntilMs = buyerUntilMs;
  const writeCart = vi.fn<VisitorSession["write"]>(async (values) => {
    cookies.cartId = values.cartId;
    owner = values.owner;
    knownUntilMs = values.buyerUntilMs ?? null;
  });
  const writeTokens = vi.fn<CustomerSession["write"]>(async (written) => void Object.assign(cookies, { tokens: written }));
  const warn = vi.fn<(fields: object, message?: string) => void>();
  const error = vi.fn<(fields: object, message?: string) => void>();
  const audit = vi.fn<ApiContext["audit"]>(async () => undefined);
  const context: ApiContext = {
    services: { ...fakeServices(), ...services },
    session: {
      read: async () => ({ cartId: cookies.cartId, owner, buyerUntilMs: knownUntilMs }),
      write: writeCart,
      tellCount: async () => undefined,
    },
    leftBehind: { keep: async () => undefined, take: async () => [] },
    customer: {
      read: async () => cookies.tokens,
      id: async () => (cookies.tokens === null ? null : sessionId),
      wasLeft: async () => false,
      write: writeTokens,
    },
    additionKey,
    hasBegunCheckout,
    device: { read: async () => null, write: async () => undefined },
    customerKey: async () => (cookies.tokens === null ? null : "customer-1"),
    buyerIp: "203.0.113.9",
    countedAddress: "203.0.113.9",
    audit,
    logger: { error, warn, debug: vi.fn<(fields: object, message?: string) => void>() },
  };
  return { context, cookies, writeCart, writeTokens, error, warn, audit };
}
