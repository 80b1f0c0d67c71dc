export type CookieJar = {
  /** Takes what an answer sets, and lets go what it clears. */
  keep(answer: Response): void;
  /** The cookies as a request's header says them. */
  header(): string;
};

/** A browser's cookies of one origin, whatever their paths. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    keep(answer) {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0\b/i.test(line) || value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}

/** What a browser would send after this answer, if it had nothing before. */
export function cookiesOf(answer: Response): string {
  const jar = createCookieJar();
  jar.keep(answer);
  return jar.header();
}
