/** What a posted form changed besides what was asked, for the page that follows it. */
export type CartNotice = "stock" | "gift" | "expired";

const parameter = "notice";

const texts = new Map<string, string>([
  ["stock", "We couldn't give you everything you asked for. Please check the quantities below."],
  ["gift", "We took out a free gift: your cart no longer earns it."],
  ["expired", "Your cart had expired, so we started a new one."],
]);

export function cartPathWith(notice: CartNotice | null): string {
  return notice === null ? "/cart" : `/cart?${new URLSearchParams({ [parameter]: notice })}`;
}

/** The words for an address's notice; addresses name words of ours, they never bring their own. */
export function cartNoticeText(params: URLSearchParams): string | null {
  return texts.get(params.get(parameter) ?? "") ?? null;
}
