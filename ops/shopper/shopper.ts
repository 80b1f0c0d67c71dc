import { createCookieJar } from "./cookie-jar.ts";
import type { HtmlForm } from "./html-form.ts";

export type Page = { status: number; url: URL; body: string };

/** A browser without scripts: it keeps cookies, follows redirects and sends forms. */
export type Shopper = {
  open: (path: string) => Promise<Page>;
  send: (page: Page, form: HtmlForm) => Promise<Page>;
  /** The cookies it has, as a header says them. */
  cookie: () => string;
};

const redirectsMax = 5;

export function createShopper(origin: string): Shopper {
  const cookies = createCookieJar();

  async function ask(url: URL, init: RequestInit, redirects = 0): Promise<Page> {
    if (url.origin !== origin) throw new Error(`the shop leads away, to ${url.origin}`);
    const answer = await fetch(url, {
      ...init,
      headers: { ...init.headers, cookie: cookies.header() },
      redirect: "manual",
      signal: AbortSignal.timeout(30_000),
    });
    cookies.keep(answer);
    const location = answer.headers.get("location");
    const body = await answer.text();
    if (answer.status < 300 || answer.status > 399 || location === null) return { status: answer.status, url, body };
    if (redirects === redirectsMax) throw new Error(`${url.pathname} redirects without end`);
    return ask(new URL(location, url), { method: "GET" }, redirects + 1);
  }

  return {
    cookie: cookies.header,
    open: (path) => ask(new URL(path, origin), { method: "GET" }),
    send(page, { action, method, fields }) {
      const url = new URL(action || page.url, page.url);
      const data = new URLSearchParams(fields);
      if (method === "GET") return ask(new URL(`?${data}`, url), { method });
      return ask(url, { method, body: data, headers: { origin } });
    },
  };
}
