import { z } from "zod";

const lineSchema = z.object({ time: z.iso.datetime(), level: z.string(), service: z.literal("storefront"), message: z.string() });
export type LogExpectation = {
  /** Events that must be there, and how often. */
  events: Record<string, number>;
  /** What no line may hold: what the shopper typed. */
  personal: string[];
};

/** Reads what an instance wrote: JSON alone, nothing of the shopper, no error, and the events of its life. */
export function checkLog(lines: string[], { events, personal }: LogExpectation): string {
  const seen: Record<string, number> = {};
  for (const line of lines) {
    const value = parse(line);
    if (personal.some((text) => line.includes(text))) throw new Error(`a log line tells of the shopper: ${line.slice(0, 300)}`);
    if (value["level"] === "error" || value["level"] === "fatal") throw new Error(`an error was logged: ${line.slice(0, 600)}`);
    if (value["event"] === "shutdown.end" && value["forced"] !== false)
      throw new Error("an instance had to cut requests off when it stopped");
    const event = String(value["event"]);
    seen[event] = (seen[event] ?? 0) + 1;
  }
  for (const [event, count] of Object.entries(events))
    if (seen[event] !== count) throw new Error(`${event} was logged ${seen[event] ?? 0} times instead of ${count}`);
  return `${lines.length.toLocaleString("en-AU")} lines`;
}

function parse(line: string): Record<string, unknown> {
  try {
    return z.looseObject(lineSchema.shape).parse(JSON.parse(line));
  } catch {
    throw new Error(`a log line is not JSON of the known shape: ${line.slice(0, 300)}`);
  }
}
