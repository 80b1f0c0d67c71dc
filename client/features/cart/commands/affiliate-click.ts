import { affiliateAttribute, type CartAttribute, isAffiliateClick } from "#shared/domain/cart/cart-attributes.ts";
import { readCookie, writeCookie } from "#client/lib/storage/browser-cookie.ts";

const parameter = "cfclick";
const cookieName = "__cfclick";
const daysKept = 30;

/** Keeps the click of an affiliate's link that led to this address; a later one takes its place. */
export function keepAffiliateClick(): void {
  const click = new URLSearchParams(location.search).get(parameter);
  if (click !== null && isAffiliateClick(click)) writeCookie(cookieName, click, daysKept);
}

/** The kept click as a line carries it to the merchant; shoppers never see it. */
export function affiliateAttributes(): CartAttribute[] {
  // A part may be added before anything else on the page had its turn.
  keepAffiliateClick();
  const click = readCookie(cookieName);
  return click !== null && isAffiliateClick(click) ? [{ key: affiliateAttribute, value: click }] : [];
}
