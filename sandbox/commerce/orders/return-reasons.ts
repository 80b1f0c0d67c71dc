export type ReturnReason = {
  id: number;
  handle: string;
  name: string;
  /** The fixed word that the platform used before reasons could be defined. */
  formerName: "DEFECTIVE" | "NOT_AS_DESCRIBED" | "OTHER" | "UNWANTED" | "WRONG_ITEM";
};

/** Why parts come back. */
export const returnReasons: readonly ReturnReason[] = [
  { id: 1, handle: "does-not-fit", name: "It doesn't fit my vehicle", formerName: "OTHER" },
  { id: 2, handle: "wrong-item", name: "I was sent the wrong part", formerName: "WRONG_ITEM" },
  { id: 3, handle: "damaged", name: "It arrived damaged or faulty", formerName: "DEFECTIVE" },
  { id: 4, handle: "not-as-described", name: "It isn't as described", formerName: "NOT_AS_DESCRIBED" },
  { id: 5, handle: "unwanted", name: "I changed my mind", formerName: "UNWANTED" },
  { id: 6, handle: "other", name: "Another reason", formerName: "OTHER" },
];

export function findReturnReason(id: number): ReturnReason | null {
  return returnReasons.find((reason) => reason.id === id) ?? null;
}
