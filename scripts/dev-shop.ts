import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import type { CreateFrontEnd } from "#server/process/front-end.ts";
import { runShop } from "#server/process/run-shop.ts";
import type { ServerEntry } from "#server/rendering/page-assets.ts";

/** What the React plugin needs in the document before any module runs. */
function refreshPreamble(nonce: string): string {
  const script = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
  return `<script type="module" nonce="${nonce}">${script}</script><script type="module" src="/@vite/client"></script>`;
}

/** The sandbox starts again by itself; the browser shows what it says then. */
function reloadAfterSandboxEdits(vite: ViteDevServer, sandboxUrl: string): void {
  const folder = resolve("sandbox");
  vite.watcher.on("change", (file) => {
    if (file.startsWith(`${folder}/`)) void untilStartedAgain(sandboxUrl).then(() => vite.ws.send({ type: "full-reload" }));
  });
}

const isAnswering = (url: string) =>
  fetch(`${url}/healthcheck`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until it has gone and come back; one that is as quick as this looks has done both. */
async function untilStartedAgain(url: string): Promise<void> {
  const goneBy = performance.now() + 2000;
  while ((await isAnswering(url)) && performance.now() < goneBy) await delay(50);
  const backBy = performance.now() + 30_000;
  while (!(await isAnswering(url)) && performance.now() < backBy) await delay(50);
}

/** The client from its sources, with hot reload through the shop's own listener. */
const createDevelopmentFrontEnd: CreateFrontEnd = async ({ server }) => {
  const vite = await createViteServer({
    appType: "custom",
    // Read as it is: a bundled copy of the configuration would be a new file beside it, which Node's watch mode would take for an edit.
    configLoader: "native",
    server: { middlewareMode: true, hmr: { server } },
  });
  if (process.env["SANDBOX_URL"]) reloadAfterSandboxEdits(vite, process.env["SANDBOX_URL"]);
  return {
    front: [],
    bundler: vite.middlewares,
    serviceWorker: null,
    pageAssets: {
      entryModule: "/client/entry.browser.tsx",
      inlineCss: null,
      stylesheet: "/client/ui/styles/global.css",
      developmentHead: refreshPreamble,
    },
    // The runner's modules are untyped; the entry's own types are checked where it is written.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    loadEntry: async () => (await vite.ssrLoadModule("/client/entry.server.tsx")) as ServerEntry,
    sandboxModule: resolve("sandbox/main.ts"),
  };
};

await runShop(createDevelopmentFrontEnd);
