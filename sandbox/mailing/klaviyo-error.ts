import { randomUUID } from "node:crypto";
import type { Response } from "express";

type KlaviyoError = { status: number; code: string; title: string; detail: string; pointer: string };

/** An error as Klaviyo answers it: JSON:API with the place of what is wrong. */
export function sendError(response: Response, { status, code, title, detail, pointer }: KlaviyoError): void {
  const error = { id: randomUUID(), status, code, title, detail, source: { pointer }, links: {}, meta: {} };
  response
    .status(status)
    .type("application/vnd.api+json")
    .send(JSON.stringify({ errors: [error] }));
}

export function sendInvalid(response: Response, detail: string, pointer: string): void {
  sendError(response, { status: 400, code: "invalid", title: "Invalid input.", detail, pointer });
}
