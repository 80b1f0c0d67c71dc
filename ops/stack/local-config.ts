import { copyFile, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";

/** What a local stack looks at, and where its parts are; all on this machine. */
export type LocalAddresses = { metrics: string; alertmanager: string; pager: string };

const alertmanagerSchema = z.looseObject({ receivers: z.array(z.looseObject({ name: z.string() })) });

/** Writes the configuration as it stands in `ops`, with targets of this machine and receivers that lead to the terminal. The rules are the very same files. */
export async function writeLocalConfig(folder: string, { metrics, alertmanager, pager }: LocalAddresses): Promise<void> {
  await mkdir(join(folder, "prometheus/targets"), { recursive: true });
  await mkdir(join(folder, "alertmanager"), { recursive: true });
  await copyFile("ops/prometheus/prometheus.yml", join(folder, "prometheus/prometheus.yml"));
  await rm(join(folder, "prometheus/rules"), { force: true });
  await symlink(resolve("ops/prometheus/rules"), join(folder, "prometheus/rules"));
  await writeFile(join(folder, "prometheus/targets/storefront.yaml"), stringify([{ targets: [metrics], labels: { env: "local" } }]));
  await writeFile(join(folder, "prometheus/targets/alertmanager.yaml"), stringify([{ targets: [alertmanager] }]));

  const config = alertmanagerSchema.parse(parse(await readFile("ops/alertmanager/alertmanager.yml", "utf8")));
  const receivers = config.receivers.map((receiver) => ({ ...receiver, webhook_configs: [{ url: `http://${pager}/` }] }));
  await writeFile(join(folder, "alertmanager/alertmanager.yml"), stringify({ ...config, receivers }));
}
