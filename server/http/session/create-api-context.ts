import type { Request, Response } from "express";
import type { ApiContext, DeviceName, Services } from "#server/api/api-context.ts";
import { z } from "zod";
import { cookieValue } from "#shared/domain/cookies.ts";
import { additionKeyHeader, readAdditionKey } from "#shared/domain/cart/addition-key.ts";
import { deviceProjectDays } from "#server/database/open-project-store.ts";
import type { Logger } from "#server/observability/logger.ts";
import { isMadeHere } from "../guards/create-rate-limit.ts";
import { createAuditLog, customerIdIn } from "./create-audit.ts";
import { createCustomerSessions } from "./create-customer-session.ts";
import { createLeftBehind } from "./create-left-behind.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import { createVisitorSession, type SessionSettings } from "./create-visitor-session.ts";

/** Set when a browser leaves for the checkout, and dropped by its own code once another cart has taken the place of the one that was there. It says nothing about the visitor. */
export const checkoutBegunCookie = "checkout-begun";

export type ApiContextOf = (req: Request, res: Response) => ApiContext;

/** Makes the context of one request: the shared services, for editors with the drafts, and this visitor's session, not yet opened. */
export function createApiContext(services: Services, session: SessionSettings, logger: Logger): ApiContextOf {
  const editorsServices = services.draftContent ? { ...services, content: services.draftContent } : services;
  const customerSession = createCustomerSessions(session);
  const leftBehind = createLeftBehind(session);
  const deviceName = createDeviceNames(session);
  const auditLog = createAuditLog(session.secrets, logger);
  return (req, res) => {
    const customer = customerSession(req, res);
    return {
      services: res.locals.isPreview === true ? editorsServices : services,
      session: createVisitorSession(req, res, session),
      leftBehind: leftBehind(req, res),
      customer,
      device: deviceName(req, res),
      customerKey: async () => customerIdIn((await customer.read())?.idToken ?? null),
      additionKey: readAdditionKey(req.get(additionKeyHeader)),
      hasBegunCheckout: cookieValue(req.headers.cookie, checkoutBegunCookie) !== null,
      buyerIp: req.ip,
      countedAddress: isMadeHere(req, session.isHttps) ? null : (req.ip ?? null),
      async audit(entry) {
        const [tokens, sessionId] = await Promise.all([customer.read(), customer.id()]);
        auditLog.write(entry, { customerId: customerIdIn(tokens?.idToken ?? null), sessionId, address: req.ip });
      },
      logger,
    };
  };
}

const deviceLifetimeSeconds = deviceProjectDays * 24 * 60 * 60;

/** A device's name is random, and only this server can read it or make one. It is opened on the first read, and from then on the response counts as personalised. */
function createDeviceNames(settings: SessionSettings): (req: Request, res: Response) => DeviceName {
  const cookie = createSealedCookie({
    ...settings,
    name: "rares-device",
    schema: z.object({ name: z.string().min(16).max(64) }),
    lifetimeSeconds: deviceLifetimeSeconds,
  });

  return function deviceName(req, res) {
    let name: Promise<string | null> | undefined;
    return {
      read() {
        res.locals.isPersonalised = true;
        return (name ??= cookie.read(req).then((kept) => kept?.name ?? null));
      },
      async write(next) {
        res.locals.isPersonalised = true;
        name = Promise.resolve(next);
        if (next === null) cookie.clear(res);
        else (await cookie.seal({ name: next }))(res);
      },
    };
  };
}
