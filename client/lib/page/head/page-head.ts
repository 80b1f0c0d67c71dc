import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../../api/api.ts";

/** What a page says of itself in the document's head. */
export type PageHead = {
  /** Without the shop's name, which is appended. */
  title: string;
  description: string;
  /** Path of the canonical address; the current path when absent. */
  canonicalPath?: string;
  isIndexable?: boolean;
  /** What the page is about can't be had just now. It answers 503, so that crawlers come again and no cache keeps it. */
  isUnavailable?: boolean;
  /** `card` is the path of the page whose social card is drawn by the shop: what it is about, whole, with name, price and sign. Pages that have none show a picture. */
  openGraph?: { type: "website" | "product" | "article"; card?: string; imageUrl?: string; imageAlt?: string };
  /** schema.org objects, written as JSON-LD. Paths in them are made absolute with `absoluteUrl`. */
  jsonLd?: object[];
};

export type PageHeadArgs = {
  queryClient: QueryClient;
  api: Api;
  params: Record<string, string | undefined>;
  url: URL;
  /** The shop's public origin, for absolute addresses. */
  origin: string;
  /** The shop's name. */
  siteName: string;
};

/** Each page route carries its head as `handle: { head } satisfies PageHandle`; it reads the critical queries' data from the cache. */
export type PageHandle = {
  head: (args: PageHeadArgs) => PageHead;
  /** The page shows the visitor more than its address and the selected vehicle say, so no cache may keep it. */
  isPersonal?: boolean;
};
