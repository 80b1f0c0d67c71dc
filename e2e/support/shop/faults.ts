import { e2eAddress } from "./address.ts";

export type Fault = {
  latencyMs?: number;
  errorRate?: number;
  hangRate?: number;
  dropRate?: number;
  lostAnswerRate?: number;
  garbageRate?: number;
};
export type FaultyVendor = "shopify" | "algolia" | "storyblok" | "klaviyo" | "places" | "carrier" | "support-desk" | "judgeme";

async function setFault(vendor: FaultyVendor, fault: Fault): Promise<void> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ vendor, ...fault }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the fault: ${answer.status} ${await answer.text()}`);
}

/** Runs something while a vendor misbehaves, and mends the vendor afterwards whatever happens. */
export async function withFault<Result>(vendor: FaultyVendor, fault: Fault, run: () => Promise<Result>): Promise<Result> {
  await setFault(vendor, fault);
  try {
    return await run();
  } finally {
    await setFault(vendor, {});
  }
}
