import type { Stage } from "../stage.ts";
import { createVisitor } from "../visitor.ts";

/** What one address may try a minute of preview links, as server/http/guards/create-rate-limit.ts has it. */
const allowance = 30;

/** Tries preview links through the balancer until it is refused, and answers how many were let through. */
export async function triesUntilRefused(stage: Stage): Promise<number> {
  const visitor = createVisitor(stage);
  for (let tries = 0; tries <= allowance * stage.instances.length; tries += 1)
    if ((await visitor.ask("/preview?secret=wrong")).status === 429) return tries;
  return Infinity;
}

/** A limit counts once, however many instances a visitor's requests are spread over. */
export async function checkLimit(stage: Stage): Promise<string> {
  const tries = await triesUntilRefused(stage);
  if (tries !== allowance) throw new Error(`${tries} tries were let through, where ${allowance} are allowed.`);
  return `${allowance} tries over ${stage.instances.length} instances, the next one was refused`;
}
