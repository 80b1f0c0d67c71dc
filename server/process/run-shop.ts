import { ConfigError } from "../config.ts";
import { toSources } from "../observability/to-sources.ts";
import { IncompleteBuildError } from "./check-build.ts";
import type { CreateFrontEnd } from "./front-end.ts";
import { ListenError } from "./listen.ts";
import { SandboxEndedError } from "./sandbox/start-sandbox.ts";
import { startShop } from "./start-shop.ts";

const expectedErrors = [ConfigError, ListenError, IncompleteBuildError, SandboxEndedError];

/** Starts the shop; what a person can put right is told in plain words, without a stack. */
export async function runShop(createFrontEnd: CreateFrontEnd): Promise<void> {
  try {
    await startShop(createFrontEnd);
  } catch (error) {
    const isExpected = expectedErrors.some((Expected) => error instanceof Expected);
    process.stderr.write(
      `${isExpected && error instanceof Error ? error.message : `The shop could not start: ${error instanceof Error ? toSources(error.stack ?? error.message) : "unknown reason"}`}\n`,
    );
    process.exit(1);
  }
}
