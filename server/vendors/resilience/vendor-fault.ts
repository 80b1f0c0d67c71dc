/** "cut-short": whoever asked had so little time left that it says nothing of the vendor. */
export type VendorFaultKind = "timeout" | "network" | "status" | "throttled" | "too-large" | "cut-short";

type FaultDetails = { status?: number; retryAfterMs?: number; isUnsent?: boolean; isLastWord?: boolean; cause?: unknown };

/** A vendor let one attempt down. A class because policies look for it with instanceof. */
export class VendorFault extends Error {
  readonly kind: VendorFaultKind;
  readonly status: number | undefined;
  /** How long the vendor asks us to wait. */
  readonly retryAfterMs: number | undefined;
  /** True when the vendor cannot have seen the request, so that repeating it is always safe. */
  readonly isUnsent: boolean;
  /** True when the vendor asks for a longer rest than anybody waits. */
  readonly isLastWord: boolean;

  constructor(
    kind: VendorFaultKind,
    message: string,
    { status, retryAfterMs, isUnsent = false, isLastWord = false, cause }: FaultDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "VendorFault";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.isUnsent = isUnsent;
    this.isLastWord = isLastWord;
  }
}
