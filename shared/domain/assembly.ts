import { isPurchasable, type Availability } from "./product/availability.ts";

/** Where all assemblies are found. */
export const assembliesRoot = "/assemblies";

/** The path of an assembly's page. */
export function assemblyUrl(slug: string): string {
  return `${assembliesRoot}/${slug}`;
}

/** More would not be told apart on one drawing. */
export const assemblyPartsMax = 24;

/** Why a part stays behind when the whole assembly is added. */
export type LeftOutReason = "not-sold" | "does-not-fit" | "not-available" | "has-options";

type Offer = { variantId: string | null; availability: Availability; fitment: { status: string } | null };

/** Null for a part that goes along. */
export function leftOutReason(offer: Offer | null): LeftOutReason | null {
  if (offer === null) return "not-sold";
  if (offer.fitment?.status === "does-not-fit") return "does-not-fit";
  if (offer.variantId === null) return "has-options";
  return isPurchasable(offer.availability) ? null : "not-available";
}
