/** What a text from outside says as JSON; undefined for one that is none, which no schema takes. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
