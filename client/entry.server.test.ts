import { expect, test } from "vitest";
import { openPage } from "./entry.server.tsx";
import { unusedApi } from "./lib/testing/unused-api.ts";

test("an error that nobody foresaw behind a posted form reaches the log, though the form comes back with words of its own", async () => {
  const broken = new TypeError("x is not a function");
  const opened = await openPage({
    request: new Request("http://shop.test/logout", { method: "POST", body: new URLSearchParams() }),
    api: { ...unusedApi, session: { ...unusedApi.session, signOut: () => Promise.reject(broken) } },
    site: { origin: "http://shop.test", name: "Test", tagManager: null },
  });
  expect(opened).not.toBeInstanceOf(Response);
  expect("unexpectedErrors" in opened && opened.unexpectedErrors).toContain(broken);
});
