import type { Router } from "express";
import express from "express";
import { z } from "zod";
import type { Commerce } from "../commerce.ts";
import { aheadFor, shipmentsOf } from "./shipments.ts";

const fulfilSchema = z.object({ stage: z.enum(["sent", "delivered"]).default("sent") }).default({ stage: "sent" });

/**
 * Orders for tests, never shown to browsers: GET `/{name}.json`, and POST `/{name}/fulfil` with `{stage}` to have everything "sent" (or ready to collect) or
 * "delivered" (or collected) by now.
 */
export function createOrderControl({ orders, now }: Pick<Commerce, "orders" | "now">): Router {
  const router = express.Router();
  router.get("/:name.json", (request, response) => {
    const order = orders.find(request.params.name);
    response.status(order === null ? 404 : 200).json(order);
  });
  router.post("/:name/fulfil", express.json({ limit: "1kb" }), (request, response) => {
    const wanted = fulfilSchema.safeParse(request.body);
    const order = orders.find(request.params.name);
    if (!wanted.success || order === null) return void response.status(order === null ? 404 : 400).end();
    orders.push(order, aheadFor(order, wanted.data.stage, now()));
    const pushed = orders.find(order.orderName) ?? order;
    return void response.json({ shipments: shipmentsOf(pushed, now()).map(({ number, stage }) => ({ number, stage })) });
  });
  return router;
}
