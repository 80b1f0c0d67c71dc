import { createHash } from "node:crypto";
import { isSameSecret } from "./is-same-secret.ts";

type EditorSignature = "none" | "valid" | "wrong" | "old";

/** As long as Storyblok's own examples give it. */
const validSeconds = 3600;

/** What Storyblok's visual editor adds to the address that it opens: SHA-1 of the space, the preview token and the time. */
export function readEditorSignature(query: URLSearchParams, previewToken: string, nowMs: number): EditorSignature {
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`);
  const [spaceId, timestamp, token] = [part("space_id"), part("timestamp"), part("token")];
  if (spaceId === null && timestamp === null && token === null) return "none";
  const expected = createHash("sha1")
    .update(`${spaceId ?? ""}:${previewToken}:${timestamp ?? ""}`)
    .digest("hex");
  if (!isSameSecret(token ?? "", expected)) return "wrong";
  return Number(timestamp) > nowMs / 1000 - validSeconds ? "valid" : "old";
}
