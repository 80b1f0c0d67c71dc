export type CartAttribute = { key: string; value: string };

/** The platform's id of what can be bought: "gid://shopify/ProductVariant/1". */
export const variantIdPattern = /^gid:\/\/shopify\/ProductVariant\/\d{1,18}$/;

/** A variant that somebody wants in a cart, by its GID, and how many of it. */
export type CartLineInput = { variantId: string; quantity: number; attributes?: CartAttribute[] };

/** Marks a line that was put into the cart as a free gift; its value names the offer. */
export const giftAttribute = "__gift";
/** Carries the affiliate click that a line came from. */
export const affiliateAttribute = "__cfclick";

/** Says on the line, and on the order that comes of it, for which car and place the part was listed when it was added. */
export const vehicleAttribute = "Vehicle";

/** Longest key and value that the commerce platform keeps for a line. */
export const attributeLimits = { keyLength: 255, valueLength: 1000, count: 10 } as const;

const hiddenPrefix = "__";
const tokenPattern = /^[\w.~:/-]{1,128}$/;

/** Attributes whose key starts with "__" are for the merchant, never for the shopper's eyes. */
export function isHiddenAttribute(key: string): boolean {
  return key.startsWith(hiddenPrefix);
}

/** Whether a line keeps this hidden attribute when it is put into a cart again. Gifts are earned anew, and what others hid is theirs. */
export function isCarriedOver(attribute: CartAttribute): boolean {
  return isHiddenAttribute(attribute.key) && attribute.key !== giftAttribute && isAllowedAttribute(attribute);
}

/** What an affiliate's link may leave behind: a plain token of at most 128 characters. */
export function isAffiliateClick(value: string): boolean {
  return tokenPattern.test(value);
}

/** Whether a line may carry this: anything short with a name, but of the hidden ones only those that this shop knows. */
export function isAllowedAttribute({ key, value }: CartAttribute): boolean {
  if (key.trim() === "" || key.length > attributeLimits.keyLength || value.length > attributeLimits.valueLength) return false;
  if (!isHiddenAttribute(key)) return true;
  return (key === giftAttribute || key === affiliateAttribute) && tokenPattern.test(value);
}
