import type { DatabaseSync } from "node:sqlite";
import express, { type Router } from "express";
import { z } from "zod";

type IdentityControl = { router: Router; accessTokenSeconds: () => number };

const settingsSchema = z.strictObject({
  accessTokenSeconds: z
    .int()
    .min(1)
    .max(24 * 60 * 60)
    .nullable(),
});

/** What tests change while the sandbox runs: how long new access tokens last, and who is signed out behind the shop's back. */
export function createIdentityControl(options: { database: DatabaseSync; accessTokenSeconds: number }): IdentityControl {
  let current = options.accessTokenSeconds;
  const end = options.database.prepare("delete from oidc_payload where json_extract(payload, '$.accountId') = ?");
  const router = express.Router();
  router.get("/", (_request, response) => void response.json({ accessTokenSeconds: current }));
  router.put("/", express.json(), (request, response) => {
    const settings = settingsSchema.safeParse(request.body);
    if (!settings.success) return void response.status(400).json({ message: z.prettifyError(settings.error) });
    current = settings.data.accessTokenSeconds ?? options.accessTokenSeconds;
    response.json({ accessTokenSeconds: current });
  });
  router.delete("/sessions/:customerId", (request, response) => {
    response.json({ ended: Number(end.run(request.params.customerId).changes) });
  });
  return { router, accessTokenSeconds: () => current };
}
