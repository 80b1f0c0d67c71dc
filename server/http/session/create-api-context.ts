import type { Request, Response } from "express";
import type { ApiContext, Services } from "#server/api/api-context.ts";
import type { Logger } from "#server/observability/logger.ts";
import { isMadeHere } from "../guards/create-rate-limit.ts";
import { createAuditLog, customerIdIn } from "./create-audit.ts";
import { createCustomerSessions } from "./create-customer-session.ts";
import { createDeviceNames } from "./create-device-name.ts";
import { createVisitorSession, type SessionSettings } from "./create-visitor-session.ts";

export type ApiContextOf = (req: Request, res: Response) => ApiContext;

/** Makes the context of one request: the shared services, for editors with the drafts, and this visitor's session, not yet opened. */
export function createApiContext(services: Services, session: SessionSettings, logger: Logger): ApiContextOf {
  const editorsServices = services.draftContent ? { ...services, content: services.draftContent } : services;
  const customerSession = createCustomerSessions(session);
  const deviceName = createDeviceNames(session);
  const auditLog = createAuditLog(session.secrets, logger);
  return (req, res) => {
    const customer = customerSession(req, res);
    return {
      services: res.locals.isPreview === true ? editorsServices : services,
      session: createVisitorSession(req, res, session),
      customer,
      device: deviceName(req, res),
      customerKey: async () => customerIdIn((await customer.read())?.idToken ?? null),
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
