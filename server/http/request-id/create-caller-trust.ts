import type { IncomingMessage } from "node:http";
import type { Config } from "#server/config.ts";
import { clientAddress } from "#server/input/http/client-address.ts";
import { isSameSecret } from "../endpoints/preview/preview-pass.ts";
import { isMadeHere } from "../guards/create-rate-limit.ts";

/** What load tests and probes mark their requests with. */
const syntheticHeader = "x-synthetic-traffic";

export type CallerTrust = {
  /** Whether a request is marked as a load test's or a probe's, by somebody who may: what is marked is missing from what wakes people up. */
  isSynthetic(req: IncomingMessage): boolean;
  /** Whether a request's trace may be continued: its caller chooses the ids that the log has, and which traces are recorded. */
  isTraceTrusted(req: IncomingMessage): boolean;
};

type TrustSettings = Pick<Config, "isHttps" | "trustedProxyHops" | "syntheticToken" | "isTraceparentTrusted">;

/** Believes whoever works on this machine, and from elsewhere what the configuration says. */
export function createCallerTrust({ isHttps, trustedProxyHops, syntheticToken, isTraceparentTrusted }: TrustSettings): CallerTrust {
  const isFromHere = (req: IncomingMessage) => isMadeHere({ ip: clientAddress(req, trustedProxyHops), headers: req.headers }, isHttps);
  return {
    isSynthetic(req) {
      const mark = req.headers[syntheticHeader];
      if (mark === undefined) return false;
      return (syntheticToken !== null && isSameSecret(String(mark), syntheticToken)) || isFromHere(req);
    },
    isTraceTrusted: (req) => req.headers.traceparent !== undefined && (isTraceparentTrusted || isFromHere(req)),
  };
}
