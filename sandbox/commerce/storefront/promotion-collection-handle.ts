const prefix = "promotion-";

/** Promotions are collections too; the prefix keeps their handles apart from the categories'. */
export function promotionCollectionHandle(promotionHandle: string): string {
  return promotionHandle.startsWith(prefix) ? promotionHandle : `${prefix}${promotionHandle}`;
}
