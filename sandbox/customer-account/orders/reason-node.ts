import type { ReturnReason } from "#sandbox/commerce/orders/return-reasons.ts";
import { toGid } from "#sandbox/graphql/gid.ts";

export function reasonNode({ id, handle, name }: ReturnReason) {
  return { id: toGid("ReturnReasonDefinition", id), handle, name, deleted: false };
}
