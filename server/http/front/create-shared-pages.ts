import { createHash } from "node:crypto";
import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import type { KeptPage } from "#server/rendering/make-page.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import type { PageKey } from "./page-key.ts";

type SharedPagesOptions = {
  store: Pick<SharedStore, "read" | "keep" | "contentVersion">;
  /** Names the build and its settings: instances that make pages differently, during a deployment say, don't share them. */
  madeBy: string;
  /** For how long a page may be sent, fresh and stale together. */
  usableMs: number;
  onOutcome?: (outcome: "hit" | "miss") => void;
};

/** The second level of the page cache: what any instance of the shop has made since the content last changed. */
export type SharedPages = {
  find(key: PageKey): Promise<{ page: KeptPage; ageMs: number } | null>;
  keep(key: PageKey, page: KeptPage): void;
};

export function createSharedPages({ store, madeBy, usableMs, onOutcome = () => undefined }: SharedPagesOptions): SharedPages {
  /** A page that began before a change of the content is kept under the old version, where nobody looks any more. */
  function nameOf(key: PageKey): string | null {
    const version = store.contentVersion();
    if (version === null) return null;
    return `page:${createHash("sha256")
      .update(JSON.stringify([madeBy, version, key.text]))
      .digest("base64url")}`;
  }
  const versions = new WeakMap<PageKey, string>();

  return {
    async find(key) {
      const name = nameOf(key);
      if (name === null) return null;
      versions.set(key, name);
      const held = await store.read(name);
      const page = held && unpackPage(held.value);
      onOutcome(page ? "hit" : "miss");
      return page && held ? { page, ageMs: usableMs - held.leftMs } : null;
    },
    keep(key, page) {
      const name = versions.get(key);
      if (name !== undefined) void store.keep(name, packPage(page), usableMs);
    },
  };
}

const headSchema = z.object({
  routeId: z.string(),
  status: z.number(),
  etag: z.string(),
  hasVehicle: z.boolean(),
  tags: z.array(z.string()),
  brBytes: z.number().int().positive(),
});

/** A line of JSON, and behind it both bodies. */
function packPage({ bodies, ...page }: KeptPage): Buffer {
  const head = JSON.stringify({ ...page, brBytes: bodies.br.byteLength });
  return Buffer.concat([Buffer.from(`${head}\n`), bodies.br, bodies.gzip]);
}

/** Null for anything else than a whole page. */
function unpackPage(bytes: Buffer): KeptPage | null {
  const end = bytes.indexOf("\n");
  if (end === -1) return null;
  const head = headSchema.safeParse(readJson(bytes.subarray(0, end).toString())).data;
  if (!head || bytes.byteLength <= end + 1 + head.brBytes) return null;
  const { brBytes, ...page } = head;
  const split = end + 1 + brBytes;
  return { ...page, bodies: { br: bytes.subarray(end + 1, split), gzip: bytes.subarray(split) } };
}
