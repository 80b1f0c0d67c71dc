import type { Fetch } from "#sandbox/identity/testing/cookie-jar.ts";
import type { TestShop } from "./start-test-shop.ts";

/** Asks a test's shop by its public address, which a plain `fetch` cannot. */
export function createPublicFetch(ask: TestShop["ask"], publicUrl: string): Fetch {
  return async (url, init) => {
    const { href, pathname, search, host } = new URL(url, publicUrl);
    const request = new Request(href, init);
    const body = await request.text();
    const sent = { method: request.method, headers: { ...Object.fromEntries(request.headers), host }, ...(body && { body }) };
    const answer = await ask(`${pathname}${search}`, sent);
    const headers = new Headers(
      Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
    );
    const isBodiless = answer.status === 204 || answer.status === 304;
    const response = new Response(isBodiless ? null : answer.body, { status: answer.status, headers });
    return Object.defineProperty(response, "url", { value: href });
  };
}
