import { parseArgs } from "node:util";
import { algoliasearch } from "algoliasearch";
import { z } from "zod";
import { type IndexPlan, indexPlans, type ReplicaPlan } from "#shared/domain/search/index-plans.ts";

/** Gives every index of an Algolia application its settings, synonyms and rules. Records are not touched, and indices that are not the shop's neither. */

const environmentSchema = z.object({
  ALGOLIA_APP_ID: z.string().min(1),
  ALGOLIA_ADMIN_KEY: z.string().min(1),
  /** Another place than Algolia's own hosts, the path included. */
  ALGOLIA_PUSH_URL: z.url().optional(),
});

/** What Algolia ranks by below an index's own order. */
const ranking = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"];

export async function pushSearch(environment: Record<string, string | undefined>, print: (line: string) => void): Promise<void> {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The push needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY: ${z.prettifyError(parsed.error)}`);
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_PUSH_URL: url } = parsed.data;
  const client = algoliasearch(appId, adminKey, url === undefined ? {} : { hosts: [hostOf(url)] });

  for (const [indexName, plan] of Object.entries<IndexPlan>(indexPlans)) {
    await pushIndex(client, indexName, plan).catch((error: unknown) => {
      throw isRefused(error) ? new Error(`${rightsWords} (${indexName})`, { cause: error }) : error;
    });
    const { synonyms, rules, replicas } = plan;
    print(`${indexName}: settings, ${synonyms.length} synonyms, ${rules.length} rules, ${replicas.length} replicas`);
  }
}

type Client = ReturnType<typeof algoliasearch>;

/** Each index has its own order: one that is forwarded would be its replicas', too, until they get theirs again. */
async function pushIndex(client: Client, indexName: string, { settings, replicas, synonyms, rules }: IndexPlan): Promise<void> {
  const indexSettings = { ...settings, replicas: replicas.map(({ name }) => name) };
  const tasks = [
    await client.setSettings({ indexName, indexSettings, forwardToReplicas: true }),
    await client.setSettings({ indexName, indexSettings: { ranking } }),
    await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true, forwardToReplicas: true }),
    await client.saveRules({ indexName, rules, clearExistingRules: true, forwardToReplicas: true }),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
  for (const replica of replicas) {
    const { name } = replica;
    const { taskID } = await client.setSettings({ indexName: name, indexSettings: { ranking: rankingOf(replica) } });
    await client.waitForTask({ indexName: name, taskID });
  }
}

/** Algolia asks for the second of whoever waits for a change to be done. */
const rightsWords = "The key is refused: it needs the rights editSettings and addObject";

const isRefused = (error: unknown) => z.object({ status: z.literal(403) }).safeParse(error).success;

function rankingOf({ attribute, direction, isBelowFilters = false }: ReplicaPlan): string[] {
  const order = `${direction}(${attribute})`;
  return isBelowFilters ? ["filters", order, ...ranking.filter((criterion) => criterion !== "filters")] : [order, ...ranking];
}

function hostOf(url: string): { url: string; accept: "readWrite"; protocol: "http" | "https" } {
  const { host, pathname, protocol } = new URL(url);
  return { url: `${host}${pathname.replace(/\/$/, "")}`, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" };
}

if (import.meta.main) {
  // Whoever asks for a part of it, or for a rehearsal, must not push everything.
  parseArgs({ options: {} });
  await pushSearch(process.env, (line) => process.stdout.write(`${line}\n`));
}
