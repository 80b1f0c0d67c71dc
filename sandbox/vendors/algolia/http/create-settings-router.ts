import { type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import type { Synonym } from "#shared/domain/search/synonyms/synonym.ts";
import type { SearchIndex } from "../engine/search-index.ts";
import type { SearchIndices } from "../indices/build-indices.ts";
import { createSynonymLookup } from "../synonyms/synonym-lookup.ts";
import { indexNamed } from "./answer-search.ts";
import { AlgoliaError } from "./raw-params.ts";

const pageSchema = z.object({
  query: z.string().default(""),
  type: z.string().optional(),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(1).max(1000).default(100),
});
const settingsSchema = z.record(z.string(), z.unknown());
const namesSchema = z.array(z.string()).catch([]);
const synonymsSchema = z.array(
  z.discriminatedUnion("type", [
    z.object({ objectID: z.string().min(1), type: z.literal("synonym"), synonyms: z.array(z.string()).min(1) }),
    z.object({ objectID: z.string().min(1), type: z.literal("oneWaySynonym"), input: z.string(), synonyms: z.array(z.string()).min(1) }),
  ]),
);
const rulesSchema = z.array(
  z.object({
    objectID: z.string().min(1),
    conditions: z.array(z.object({ pattern: z.string(), anchoring: z.literal("contains") })),
    consequence: z.object({
      params: z.object({
        query: z.object({ edits: z.array(z.object({ type: z.literal("remove"), delete: z.string() })) }),
        facetFilters: z.array(z.string()),
      }),
    }),
  }),
);

/**
 * How an index is set up over the service's API. Synonyms and rules take effect at once; settings are kept, forwarded to replicas where that is asked for, and
 * given out, while the index goes on as its plan built it.
 */
export function createSettingsRouter(indices: SearchIndices): Router {
  const router = Router();
  const settings = new Map<string, Record<string, unknown>>();
  const synonyms = new Map<SearchIndex, readonly Synonym[]>();
  const synonymsOf = (index: SearchIndex) => synonyms.get(index) ?? index.definition.synonyms ?? [];
  const indexOf = (req: Request) => indexNamed(indices, req.params["index"]);
  const change = (name: string, changed: Record<string, unknown>) => settings.set(name, { ...settings.get(name), ...changed });
  let taskID = 0;
  const done = () => ({ updatedAt: new Date().toISOString(), taskID: ++taskID });

  router.get(
    "/1/indexes/:index/settings",
    answer((req) => settings.get(named(req, indexOf(req))) ?? {}),
  );
  router.put(
    "/1/indexes/:index/settings",
    answer((req) => {
      const name = named(req, indexOf(req));
      const { replicas, ...forwarded } = read(settingsSchema, req.body, "settings");
      change(name, replicas === undefined ? forwarded : { ...forwarded, replicas });
      const twins = namesSchema.parse(settings.get(name)?.["replicas"]);
      if (isOn(req, "forwardToReplicas")) for (const twin of twins) change(twin, forwarded);
      return done();
    }),
  );
  router.get(
    "/1/indexes/:index/task/:task",
    answer(() => ({ status: "published", pendingTask: false })),
  );
  router.post(
    "/1/indexes/:index/synonyms/search",
    answer((req) => {
      const page = read(pageSchema, req.body ?? {}, "query, type, page and hitsPerPage");
      return pageOf(
        synonymsOf(indexOf(req)).filter(({ type }) => page.type === undefined || type === page.type),
        page,
      );
    }),
  );
  router.post(
    "/1/indexes/:index/synonyms/batch",
    answer((req) => {
      const index = indexOf(req);
      const sent = read(synonymsSchema, req.body, "a list of synonyms");
      const all = isOn(req, "replaceExistingSynonyms") ? sent : merged(synonymsOf(index), sent);
      synonyms.set(index, all);
      index.synonymsAt = createSynonymLookup(all);
      return done();
    }),
  );
  router.post(
    "/1/indexes/:index/rules/search",
    answer((req) => pageOf(indexOf(req).rules, read(pageSchema, req.body ?? {}, "query, page and hitsPerPage"))),
  );
  router.post(
    "/1/indexes/:index/rules/batch",
    answer((req) => {
      const index = indexOf(req);
      const sent = read(rulesSchema, req.body, "a list of rules");
      index.rules = isOn(req, "clearExistingRules") ? sent : merged(index.rules, sent);
      return done();
    }),
  );
  return router;
}

const answer =
  (make: (req: Request) => unknown): RequestHandler =>
  (req, res) => {
    res.json(make(req));
  };

/** Replicas have settings of their own. */
function named(req: Request, index: SearchIndex): string {
  const asked = req.params["index"];
  return typeof asked === "string" ? asked : index.definition.name;
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown, expected: string): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AlgoliaError(400, `Invalid value for JSON body, expected ${expected}`);
  return parsed.data;
}

function isOn(req: Request, parameter: string): boolean {
  return req.query[parameter] === "true";
}

function merged<Item extends { objectID: string }>(known: readonly Item[], sent: readonly Item[]): Item[] {
  return [...new Map([...known, ...sent].map((item) => [item.objectID, item])).values()];
}

/** A page at a time, which is how a client copies them to another index. */
function pageOf(items: readonly object[], { query, page, hitsPerPage }: z.output<typeof pageSchema>): Record<string, unknown> {
  const found = items.filter((item) => JSON.stringify(item).includes(query.toLowerCase()));
  return { hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: found.length };
}
