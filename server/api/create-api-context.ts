import type { Request, Response } from "express";
import { createCustomerSessions } from "#server/http/session/create-customer-session.ts";
import { createVisitorSession, type SessionSettings } from "#server/http/session/create-visitor-session.ts";
import type { Logger } from "#server/logger.ts";
import type { ApiContext, Services } from "./api-context.ts";

export type ApiContextOf = (req: Request, res: Response) => ApiContext;

/** Makes the context of one request: the shared services, for editors with the drafts, and this visitor's session, not yet opened. */
export function createApiContext(services: Services, session: SessionSettings, logger: Logger): ApiContextOf {
  const editorsServices = services.draftContent ? { ...services, content: services.draftContent } : services;
  const customerSession = createCustomerSessions(session);
  return (req, res) => ({
    services: res.locals.isPreview === true ? editorsServices : services,
    session: createVisitorSession(req, res, session),
    customer: customerSession(req, res),
    buyerIp: req.ip,
    logger,
  });
}
