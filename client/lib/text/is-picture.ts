import type { Picture } from "#shared/contract/picture.ts";
import { isRecord } from "./is-record.ts";

/** Whether something that browser storage held can be shown as a picture. */
export function isPicture(value: unknown): value is Picture {
  if (!isRecord(value)) return false;
  const { url, alt, width, height, source } = value;
  const isSource = source === "shopify" || source === "storyblok";
  return typeof url === "string" && typeof alt === "string" && typeof width === "number" && typeof height === "number" && isSource;
}
