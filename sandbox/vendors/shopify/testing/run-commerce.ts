import { startCommerce } from "./start-commerce.ts";

/** Runs commerce as a process of its own, so that a test can kill it: `node run-commerce.ts <dataDir>` prints its origin. */
const { origin } = await startCommerce({ dataDir: process.argv[2] });
process.stdout.write(`${origin}\n`);
