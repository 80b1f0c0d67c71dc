import { isReportable } from "#shared/domain/app-error.ts";
import type { CartService } from "../services/cart/cart-service.ts";
import type { Metrics } from "./metrics.ts";
import { isSynthetic } from "./tracing/request-scope.ts";

type Operation = "create" | "add" | "update" | "remove" | "checkout";

/** Counts what shoppers do with their carts, and whether it worked: the first lines of a visitor create a cart. */
export function countCartOperations(service: CartService, metrics: Pick<Metrics, "cartOperations">): CartService {
  async function counted<Result>(operation: Operation, call: Promise<Result>): Promise<Result> {
    if (isSynthetic()) return call;
    try {
      const result = await call;
      metrics.cartOperations.inc({ operation, outcome: "ok" });
      return result;
    } catch (error) {
      metrics.cartOperations.inc({ operation, outcome: isReportable(error) ? "upstream_error" : "user_error" });
      throw error;
    }
  }

  return {
    ...service,
    addLines: (cartId, lines, caller, addition) =>
      counted(cartId === null ? "create" : "add", service.addLines(cartId, lines, caller, addition)),
    updateLine: (cartId, change, caller) => counted("update", service.updateLine(cartId, change, caller)),
    removeLine: (cartId, lineId, caller) => counted("remove", service.removeLine(cartId, lineId, caller)),
    checkoutUrl: (cartId, caller, locationId) => counted("checkout", service.checkoutUrl(cartId, caller, locationId)),
  };
}
