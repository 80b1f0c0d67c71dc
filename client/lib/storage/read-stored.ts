import type { ClientReportEvent } from "#shared/domain/client-report.ts";
import { reportToShop } from "../reports/report-to-shop.ts";

/** Reads a text that the browser kept. What `read` can't make anything of is told to the shop and treated as none. */
export function readStored<Value>(event: ClientReportEvent, text: string | null, read: (value: unknown) => Value | null): Value | null {
  if (text === null) return null;
  const value = read(parseJson(text));
  if (value === null) reportToShop(event);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
