import { createCookieJar } from "../shopper/cookie-jar.ts";
import type { Stage } from "./stage.ts";

type AskOptions = { method?: string; body?: string; contentType?: string; headers?: Record<string, string> };
export type Answer = { status: number; headers: Headers; body: string };

/** A browser without scripts, whose requests go through the balancer, or to an instance that it names. */
export type Visitor = {
  ask(path: string, options?: AskOptions): Promise<Answer>;
  askAt(origin: string, path: string, options?: AskOptions): Promise<Answer>;
};

const answerMs = 20_000;
let visitorCount = 0;

export function createVisitor({ origin: front }: Pick<Stage, "origin">): Visitor {
  const cookies = createCookieJar();
  visitorCount += 1;
  const address = `203.0.113.${visitorCount % 250}`;

  async function askAt(
    origin: string,
    path: string,
    { method = "GET", body, contentType, headers = {} }: AskOptions = {},
  ): Promise<Answer> {
    const answer = await fetch(new URL(path, origin), {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(answerMs),
      headers: {
        ...headers,
        ...(contentType !== undefined && { "content-type": contentType }),
        "x-forwarded-for": address,
        origin: front,
        cookie: cookies.header(),
      },
      ...(body !== undefined && { body }),
    });
    cookies.keep(answer);
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  }

  return { askAt, ask: (path, options) => askAt(front, path, options) };
}

/** The path to which an answer leads; the shop's own pages, and those of the sandbox that it shows, have one origin. */
export function leadsTo({ status, headers }: Answer): string {
  const location = headers.get("location");
  if (location === null) throw new Error(`an answer with ${status} leads nowhere`);
  const { pathname, search } = new URL(location, "http://shop.example");
  return pathname + search;
}
