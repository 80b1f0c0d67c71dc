import type { Request, Response } from "express";
import { createVisitorSession, type SessionSettings } from "#server/http/session/create-visitor-session.ts";
import type { ApiContext, Services } from "./api-context.ts";

export type ApiContextOf = (req: Request, res: Response) => ApiContext;

/** Makes the context of one request: the shared services and this visitor's session, not yet opened. */
export function createApiContext(services: Services, session: SessionSettings): ApiContextOf {
  return (req, res) => ({ services, session: createVisitorSession(req, res, session), buyerIp: req.ip });
}
