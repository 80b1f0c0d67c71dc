import { BrokenCircuitError, TaskCancelledError } from "cockatiel";
import { VendorFault } from "./vendor-fault.ts";

/** Whether an error is a vendor's failed call, which was counted and logged where it happened; what a vendor answered amiss is not. */
export function isFailedCall(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof VendorFault || cause instanceof BrokenCircuitError || cause instanceof TaskCancelledError;
}
