import { once } from "node:events";
import type { Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPager, type Notification } from "./create-pager.ts";

let pager: Server;
let address = "";
const heard: Notification[] = [];

beforeEach(async () => {
  heard.length = 0;
  pager = createPager((notification) => heard.push(notification)).listen(0, "127.0.0.1");
  await once(pager, "listening");
  const bound = pager.address();
  if (bound === null || typeof bound === "string") throw new Error("The pager has no port");
  address = `http://127.0.0.1:${bound.port}/`;
});
afterEach(() => void pager.close());

const send = async (body: string) => (await fetch(address, { method: "POST", body })).status;

test("the pager hears what Alertmanager sends", async () => {
  const labels = { alertname: "StorefrontDown", severity: "page" };
  const alert = {
    status: "firing",
    labels,
    annotations: { summary: "Nobody answers" },
    startsAt: "2026-11-22T15:00:00.000Z",
    endsAt: "0001-01-01T00:00:00Z",
  };
  expect(await send(JSON.stringify({ version: "4", receiver: "page", status: "firing", alerts: [alert] }))).toBe(204);
  expect(heard).toEqual([
    { receiver: "page", alerts: [{ status: "firing", labels, annotations: alert.annotations, startsAt: alert.startsAt }] },
  ]);
});

test("the pager turns away what is no notification, and lives on", async () => {
  expect(await send("{")).toBe(400);
  expect(await send('{"receiver":"page"}')).toBe(400);
  expect(heard).toEqual([]);
});
