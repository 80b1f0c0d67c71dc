import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { z } from "zod";

type Faults = {
  /** GET shows what is switched on, POST sets one vendor's faults, DELETE switches all off. */
  control: Router;
  /** Stands in front of a vendor and lets it fail as it was told to. */
  before(vendor: FaultyVendor): RequestHandler;
};

/** Faults that tests and load tests switch on while the sandbox runs. */
export function createFaults(random: () => number = Math.random): Faults {
  const settings = new Map<FaultyVendor, FaultSettings>();
  return { control: createControl(settings), before: (vendor) => createFault(() => settings.get(vendor), random) };
}

function createControl(settings: Map<FaultyVendor, FaultSettings>): Router {
  const control = Router();
  const shown = () => Object.fromEntries(faultyVendors.map((vendor) => [vendor, settings.get(vendor) ?? noFaults]));
  control.get("/", (_req, res) => void res.json(shown()));
  control.delete("/", (_req, res) => {
    settings.clear();
    res.json(shown());
  });
  control.post("/", express.json(), (req, res) => {
    const parsed = faultSettingsSchema.safeParse(req.body);
    if (!parsed.success) {
      res.status(400).json({ message: z.prettifyError(parsed.error) });
      return;
    }
    const { vendor, ...faults } = parsed.data;
    settings.set(vendor, faults);
    res.json(shown());
  });
  return control;
}

function createFault(current: () => FaultSettings | undefined, random: () => number): RequestHandler {
  const isHit = (rate: number) => rate > 0 && random() < rate;
  return async function fault(req, res, next) {
    const faults = current();
    if (!faults) return next();
    if (faults.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.latencyMs));
    if (isHit(faults.dropRate)) return void req.socket.destroy();
    if (isHit(faults.resetRate)) return void req.socket.resetAndDestroy();
    if (isHit(faults.dripRate)) dripAnswer(res);
    if (isHit(faults.lostAnswerRate)) loseAnswer(req, res);
    // The connection stays open and silent until its caller gives up.
    if (isHit(faults.hangRate)) return undefined;
    if (isHit(faults.errorRate)) return void res.status(500).json({ message: "A fault that was switched on" });
    if (isHit(faults.garbageRate)) return void res.type("application/json").send('{"data":{"surprise":[1,2,');
    return next();
  };
}

/** Does what is asked, and breaks the connection instead of answering. */
function loseAnswer(req: Request, res: Response): void {
  res.write = () => true;
  res.end = () => {
    req.socket.destroy();
    return res;
  };
}

const dripMs = 400;
const drops = 20;

/** Sends the answer so slowly that it is under way for eight seconds. */
function dripAnswer(res: Response): void {
  const chunks: Buffer[] = [];
  const [send, end] = [res.write.bind(res), res.end.bind(res)];
  const keep = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  res.write = (chunk: unknown) => {
    keep(chunk);
    return true;
  };
  res.end = (chunk?: unknown) => {
    keep(chunk);
    const body = Buffer.concat(chunks);
    const size = Math.max(1, Math.ceil(body.length / drops));
    let sent = 0;
    const timer = setInterval(() => {
      send(body.subarray(sent, (sent += size)));
      if (sent < body.length && !res.destroyed) return;
      clearInterval(timer);
      end();
    }, dripMs);
    return res;
  };
}

export const faultyVendors = [
  "shopify",
  "algolia",
  "storyblok",
  "pictures",
  "checkout",
  "vehicle-lookup",
  "klaviyo",
  "places",
  "carrier",
  "support-desk",
  "judgeme",
  "shopify-admin",
  "identity",
  "customer-account",
] as const;
export type FaultyVendor = (typeof faultyVendors)[number];

const rate = z.number().min(0).max(1).default(0);

/** What goes wrong with a vendor. Rates are shares of its requests. Of drop, reset, hang, error and garbage the first that strikes applies, in this order; a drip slows an answer down, and a lost answer is dropped after the request was carried out. */
const faultSettingsSchema = z.strictObject({
  vendor: z.enum(faultyVendors),
  latencyMs: z.number().int().min(0).max(600_000).default(0),
  dropRate: rate,
  /** The connection is reset, as a broken handshake or a restarted balancer does it. */
  resetRate: rate,
  /** The answer comes in twenty pieces over eight seconds. */
  dripRate: rate,
  lostAnswerRate: rate,
  hangRate: rate,
  errorRate: rate,
  garbageRate: rate,
});
export type FaultSettings = Omit<z.output<typeof faultSettingsSchema>, "vendor">;

const noFaults: FaultSettings = {
  latencyMs: 0,
  dropRate: 0,
  resetRate: 0,
  dripRate: 0,
  lostAnswerRate: 0,
  hangRate: 0,
  errorRate: 0,
  garbageRate: 0,
};
