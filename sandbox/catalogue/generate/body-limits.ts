/** Body styles that a part can belong to at all; a ute has no rear door and a sedan no tailgate. Null means any. */
export function bodiesFor(partName: string, categoryUrl: string): string[] | null {
  if (categoryUrl.includes("ute-tailgates") || partName.startsWith("Tonneau")) return ["ute"];
  if (/tailgate/i.test(partName)) return ["wagon", "ute", "van", "suv"];
  if (/^(Boot lid|Boot seal|Boot floor|Rear boot spoiler)/.test(partName)) return ["sedan", "coupe", "convertible"];
  if (/rear-door|rear-seat|rear-screen/.test(categoryUrl)) return ["sedan", "wagon", "hatch", "liftback", "suv"];
  return null;
}
