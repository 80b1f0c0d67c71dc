import express, { type Request as ExpressRequest, type Response } from "express";
import { AppError } from "#shared/domain/app-error.ts";

const formLimit = "100kb";
const readForm = express.raw({ type: "application/x-www-form-urlencoded", limit: formLimit });

/** The router's request for a page: GET as it is, POST with its form read and bounded. */
export async function toFetchRequest(req: ExpressRequest, res: Response, origin: string, signal: AbortSignal): Promise<Request> {
  const url = new URL(req.originalUrl, origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) if (typeof value === "string") headers.set(name, value);
  if (req.method !== "POST") return new Request(url, { method: "GET", headers, signal });
  const body = await formBody(req, res);
  return new Request(url, { method: "POST", headers, body, signal });
}

async function formBody(req: ExpressRequest, res: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (!req.is("application/x-www-form-urlencoded")) throw new AppError("BAD_REQUEST", "A page was posted something else than a form");
  await new Promise<void>((resolve, reject) => {
    readForm(req, res, (error?: unknown) =>
      error === undefined
        ? resolve()
        : reject(error instanceof Error ? error : new AppError("BAD_REQUEST", "the posted form could not be read")),
    );
  });
  return Uint8Array.from(Buffer.isBuffer(req.body) ? req.body : []);
}
