import { expect, test } from "vitest";
import type { PageRenderer } from "#server/rendering/create-page-renderer.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";

const browser = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8" };
const noPage: PageRenderer = () => Promise.reject(new AppError("NOT_FOUND", "no such page"));

test.each([
  "/index.php",
  "/wp-login.php",
  "/wp-admin/setup-config",
  "/.env",
  "/.git/config",
  "/.well-known/nothing",
  "/backup.sql",
  "/manual.pdf",
  "/site.tar.gz",
  "/parts/old.aspx?id=1",
  "/assets/gone-1a2b.mjs.map",
  "/assets/page",
])("%s costs a few hundred bytes, no page is made for it", async (path) => {
  const { ask } = await startTestShop({ render: () => Promise.reject(new Error("a page was made")) });
  const answers = await Promise.all([browser, { accept: "*/*" }, {}].map((headers) => ask(path, { headers })));
  for (const { status, headers, body } of answers) {
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(body.length).toBeLessThan(400);
    expect(headers["x-robots-tag"]).toBe("noindex");
  }
  expect(answers.map(({ headers }) => headers["content-type"])).toEqual([
    "text/html; charset=utf-8",
    "text/plain; charset=utf-8",
    "text/plain; charset=utf-8",
  ]);
  expect((await ask(path, { method: "POST", headers: { "content-type": "text/xml" }, body: "<a/>" })).status).toBe(404);
});

test("a person who looks for a file that isn't there finds the way home, a program reads a line or a problem about it", async () => {
  const { ask } = await startTestShop();
  expect((await ask("/manual.pdf", { headers: browser })).body).toContain('<a href="/">Back to Home</a>');
  expect((await ask("/manual.pdf")).body).toBe("This page could not be found\n");
  const problem = await ask("/manual.pdf", { headers: { accept: "application/json", "x-request-id": "request-1" } });
  expect(problem.headers["content-type"]).toContain("application/problem+json");
  expect(JSON.parse(problem.body)).toMatchObject({ status: 404, code: "NOT_FOUND", instance: "request-1" });
});

test("looking for files is counted as that, not with the pages that aren't there", async () => {
  const { ask, metrics } = await startTestShop();
  await ask("/wp-login.php", { headers: browser });
  const routes = async () => (await metrics.requestDuration.get()).values.map(({ labels }) => labels.http_route);
  await expect.poll(routes).toContain("unknown-file");
});

test.each(["/old-page.html", "/parts/v1.2", "/stores/ChIJc0fcs/coburg-north"])("%s may be a page", async (path) => {
  const { ask } = await startTestShop();
  expect((await ask(path, { headers: browser })).body).toContain("page of GET");
});

test("a program that asks for a page that isn't there gets a line or a problem, whatever it says that it takes", async () => {
  const { ask } = await startTestShop({ render: noPage });
  const takes = async (accept?: string) => {
    const { status, headers, body } = await ask("/products/no-such", { headers: accept === undefined ? {} : { accept } });
    expect(status).toBe(404);
    expect(body.length).toBeLessThan(400);
    return headers["content-type"];
  };
  expect(await takes()).toBe("text/plain; charset=utf-8");
  expect(await takes("*/*")).toBe("text/plain; charset=utf-8");
  expect(await takes("image/webp,*/*")).toBe("text/plain; charset=utf-8");
  expect(await takes("application/json")).toContain("application/problem+json");
  expect((await ask("/products/no-such", { headers: browser })).headers["content-type"]).toBe("text/html; charset=utf-8");
});
