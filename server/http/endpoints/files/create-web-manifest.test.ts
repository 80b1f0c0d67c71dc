import { access } from "node:fs/promises";
import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { webManifestPath } from "./create-web-manifest.ts";

test("browsers learn what the installed shop is called and how it looks, in the type that they take", async () => {
  const { ask } = await startTestShop({ env: { COMPANY_NAME: "Galah Garage" } });
  const { status, headers, body } = await ask(webManifestPath);
  expect([status, headers["content-type"]]).toEqual([200, "application/manifest+json; charset=utf-8"]);
  const manifest: { name: string; short_name: string; start_url: string; icons: { src: string; sizes: string; purpose: string }[] } =
    JSON.parse(body);
  expect(manifest.name).toBe("Galah Garage");
  expect(manifest.short_name).toHaveLength(12);
  // What browsers ask for before they offer to install.
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(["192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src } of manifest.icons) await access(`client/public${src}`);
});
