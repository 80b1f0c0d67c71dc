import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import type { ServerEntry } from "#server/rendering/page-assets.ts";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { measureByTurns, type Side, type SideCost } from "../page/by-turns.ts";
import { turns } from "../page/page-cost.ts";
import { kB, type Report, spreadText, times } from "../report/report.ts";
import { inverse } from "../report/spread.ts";
import { browserHeaders, shopIsUp, shopUrl, startShop, tellsCpu } from "../shop.ts";
import { folderOf, installPeer, type PeerName, peerNames } from "./install-peers.ts";
import { type PeerPage, peerPageOf } from "./peer-page.ts";

const path = `/products/${stressCases.rightHandTwin}`;
/** A query that no page knows leads past the pages that are kept. */
const uncachedPath = `${path}?uncached=1`;
const goal = 0.45;
/** The one codec that all of them know. */
const codecs = "gzip";
const attempts = 300;
const attemptMs = 100;

const titles: Record<PeerName, string> = { next: "Next 16", "react-router": "React Router framework mode" };
const ports: Record<PeerName, number> = { next: 3301, "react-router": 3302 };
/** As their documentation starts them in production, in one process. */
const programs: Record<PeerName, (port: number) => string[]> = {
  next: (port) => ["node_modules/next/dist/bin/next", "start", "--port", String(port), "--hostname", "127.0.0.1"],
  "react-router": () => ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
};

/** Server CPU of an uncached product page beside frameworks that send the same page, by turns: the same elements, words and data, with neither the shop's data layer nor its pipeline. */
export async function benchPeers(report: Report): Promise<void> {
  // As in the other tables of a page that is rendered.
  const shop = startShop({ PAGE_CACHE_SECONDS: "600" });
  const children = [shop];
  try {
    await shopIsUp();
    const page = await peerPage();
    const shopSide: Side = { what: "the shop, uncached page", url: shopUrl + uncachedPath, process: shop, codecs };
    const rows: { cost: SideCost; bytes: { packed: number; html: number } }[] = [];
    for (const name of peerNames) {
      installPeer(name, page);
      const child = startPeer(name);
      children.push(child);
      const url = `http://127.0.0.1:${ports[name]}${path}`;
      await answers(url);
      const [shopCost, peerCost] = await measureByTurns([shopSide, { what: titles[name], url, process: child, codecs }], turns.rendered);
      if (!shopCost || !peerCost) throw new Error("Nothing was measured");
      if (rows.length === 0) rows.push({ cost: shopCost, bytes: await bytesOf(shopSide.url) });
      rows.push({ cost: peerCost, bytes: await bytesOf(url) });
      report.measure({ what: `the shop, uncached page ÷ ${titles[name]}`, spread: inverse(peerCost.toFirst), goal: { most: goal } });
      child.kill("SIGTERM");
    }
    report.table(
      `The same page (${page.elements} elements, ${page.components} components beside the shop's own), gzip: CPU of the server's process`,
      rows.map(({ cost, bytes }) => ({
        what: cost.what,
        "CPU ms a request": cost.cpuMs.median.toFixed(2),
        "÷ the shop": times(cost.toFirst.median),
        spread: spreadText(cost.toFirst),
        "HTML, kB": kB(bytes.html),
        "gzip, kB": kB(bytes.packed),
      })),
    );
  } finally {
    for (const child of children) child.kill("SIGTERM");
  }
}

/** Of the page that is kept: it comes whole, with nothing that streams behind it. */
async function peerPage(): Promise<PeerPage> {
  const { pageStateElementId }: ServerEntry = await import(pathToFileURL("dist/server/entry.server.js").href);
  await (await fetch(shopUrl + path, { headers: browserHeaders })).text();
  return peerPageOf(await (await fetch(shopUrl + path, { headers: browserHeaders })).text(), pageStateElementId);
}

function startPeer(name: PeerName): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production", PORT: String(ports[name]), HOST: "127.0.0.1", NEXT_TELEMETRY_DISABLED: "1" };
  return spawn(process.execPath, [...tellsCpu, ...programs[name](ports[name])], {
    cwd: folderOf(name),
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const answer = await fetch(url, { headers: browserHeaders }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, attemptMs));
  }
  throw new Error(`${url} does not answer`);
}

/** How large an answer is, as it travels and unpacked: the same page should weigh much the same. */
async function bytesOf(url: string): Promise<{ packed: number; html: number }> {
  const call = get(url, { headers: { ...browserHeaders, "accept-encoding": codecs } });
  const [answer]: IncomingMessage[] = await once(call, "response");
  if (!answer) throw new Error(`${url} does not answer`);
  const packed = await buffer(answer);
  return { packed: packed.byteLength, html: gunzipSync(packed).byteLength };
}
