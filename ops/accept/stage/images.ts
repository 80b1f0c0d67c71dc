import { readFile } from "node:fs/promises";
import { z } from "zod";
import { canInstall } from "../engine/debian.ts";
import type { Engine } from "../engine/engine.ts";
import { makeStandInBase, standInBase } from "../engine/stand-in-base.ts";

/** What the Dockerfile ends in: the shop that is deployed, and what plays its vendors. */
type Target = "storefront" | "sandbox";
export type Images = Record<Target, string>;

const images: Images = { storefront: "rares-storefront:acceptance", sandbox: "rares-sandbox:acceptance" };

/** Builds both images as they are deployed. */
export async function buildImages(engine: Engine, folder: string, revision: string): Promise<Images> {
  const base = await findBase(engine, folder);
  for (const target of ["storefront", "sandbox"] as const) {
    const args = { BASE_IMAGE: base, REVISION: revision, CREATED: new Date().toISOString() };
    const flags = Object.entries(args).flatMap(([name, value]) => ["--build-arg", `${name}=${value}`]);
    await engine.run(["build", ...engine.buildArgs, "--target", target, "--tag", images[target], ...flags, "."], { timeoutMs: 1_800_000 });
  }
  return images;
}

export async function removeImages(engine: Engine): Promise<void> {
  await engine.run(["rmi", "--force", ...Object.values(images)]);
}

/** The Dockerfile's own base, or the stand-in where it can't be had. */
async function findBase(engine: Engine, folder: string): Promise<string> {
  const base = /^ARG BASE_IMAGE=(\S+)$/m.exec(await readFile("Dockerfile", "utf8"))?.[1];
  if (!base) throw new Error("The Dockerfile names no BASE_IMAGE.");
  const isThere = (args: string[]) =>
    engine.run(args, { timeoutMs: 600_000 }).then(
      () => true,
      () => false,
    );
  if ((await isThere(["image", "inspect", base])) || (await isThere(["pull", base]))) return base;
  if (!(await canInstall())) throw new Error(`The base image ${base} could not be pulled.`);
  await makeStandInBase(engine, folder);
  return standInBase;
}

const inspectionSchema = z.array(
  z.object({
    Size: z.number(),
    Config: z.object({ User: z.string(), Labels: z.record(z.string(), z.string()), Env: z.array(z.string()), Cmd: z.array(z.string()) }),
  }),
);

/** What was built, in words; throws when the image would run as root, tell no origin, or carry a secret. */
export async function inspectImage(engine: Engine, image: string): Promise<string> {
  const { stdout } = await engine.run(["image", "inspect", image]);
  const [found] = inspectionSchema.parse(JSON.parse(stdout));
  if (!found) throw new Error(`${image} is not there.`);
  const { User, Labels, Env, Cmd } = found.Config;
  if (!/^[1-9]\d*(?::\d+)?$/.test(User)) throw new Error(`${image} runs as "${User}" instead of a numbered user other than root.`);
  for (const label of ["title", "version", "revision", "created", "base.name"])
    if (!Labels[`org.opencontainers.image.${label}`]) throw new Error(`${image} has no label ${label}.`);
  const secret = Env.find((line) => /^\w*(?:SECRET|TOKEN|KEY|PASSWORD)\w*=./.test(line));
  if (secret) throw new Error(`${image} carries ${secret.split("=")[0]}.`);
  if (Cmd[0] !== "node") throw new Error(`${image} starts ${Cmd[0]}, which keeps signals from Node.`);
  return `${Math.round(found.Size / 1e6)} MB, user ${User}`;
}
