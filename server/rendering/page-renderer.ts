import type { Request, Response } from "express";
import type { ApiContext } from "#server/api/api-context.ts";

/** Answers one page request completely, or rejects before anything was sent. */
export type PageRenderer = (req: Request, res: Response, context: ApiContext) => Promise<void>;

export type RenderOutcome = "ok" | "partial" | "shell_error" | "aborted" | "timeout";

/** What a finished render tells metrics and logs; times in milliseconds from the start of the request. */
export type RenderReport = { routeId: string; outcome: RenderOutcome; shellMs: number | null; allMs: number };
