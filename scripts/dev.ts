import { resolve } from "node:path";
import { createServer as createViteServer } from "vite";
import type { CreateFrontEnd } from "#server/process/front-end.ts";
import { runShop } from "#server/process/run-shop.ts";
import type { ServerEntry } from "#server/rendering/page-assets.ts";

/** What the React plugin needs in the document before any module runs. */
function refreshPreamble(nonce: string): string {
  const script = `import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;
  return `<script type="module" nonce="${nonce}">${script}</script><script type="module" src="/@vite/client"></script>`;
}

/** The client from its sources, with hot reload through the shop's own listener. */
const createDevelopmentFrontEnd: CreateFrontEnd = async (server) => {
  const vite = await createViteServer({ appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  return {
    files: vite.middlewares,
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
