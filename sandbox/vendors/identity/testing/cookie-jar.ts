type Cookie = { name: string; value: string; path: string };

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A browser's `fetch` for one origin: it keeps cookies by their paths, and leaves redirects to the caller. */
export function withCookies(fetchOnce: Fetch): Fetch {
  const jar: Cookie[] = [];

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf("="));
    const attribute = (key: string) => attributes.find((entry) => entry.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = attribute("path") ?? "/";
    const index = jar.findIndex((cookie) => cookie.name === name && cookie.path === path);
    if (index >= 0) jar.splice(index, 1);
    const isGone = Date.parse(attribute("expires") ?? "9999-01-01") <= Date.now() || attribute("max-age") === "0";
    if (!isGone) jar.push({ name, value: pair.slice(name.length + 1), path });
  }

  return async function browserFetch(url, init) {
    const { pathname } = new URL(url);
    const sent = jar.filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith("/") ? path : `${path}/`));
    const headers = new Headers(init?.headers);
    headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await fetchOnce(url, { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
}
