import type { ApiContext, Services } from "./api-context.ts";

type AnonymousOptions = {
  services: Services;
  logger: ApiContext["logger"];
  /** Told when something asks who is there, or would tell a browser something: what comes of it belongs to one visitor. */
  onPersonal: () => void;
};

/** The context of nobody in particular, for what is made for everybody. */
export function createAnonymousContext({ services, logger, onPersonal }: AnonymousOptions): ApiContext {
  const asPersonal =
    <Value>(value: Value) =>
    async (): Promise<Value> => {
      onPersonal();
      return value;
    };
  return {
    services,
    session: {
      read: asPersonal({ cartId: null, owner: null, buyerUntilMs: null }),
      write: asPersonal(undefined),
      tellCount: asPersonal(undefined),
    },
    // For nobody in particular there is nothing to tell, which a page may find out.
    leftBehind: { keep: asPersonal(undefined), take: async () => [] },
    customer: { read: asPersonal(null), id: asPersonal(null), wasLeft: asPersonal(false), write: asPersonal(undefined) },
    device: { read: asPersonal(null), write: asPersonal(undefined) },
    customerKey: asPersonal(null),
    additionKey: null,
    hasBegunCheckout: false,
    buyerIp: undefined,
    countedAddress: null,
    audit: asPersonal(undefined),
    logger,
  };
}
