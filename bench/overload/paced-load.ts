import { Agent, get } from "node:http";
import { browserHeaders } from "../shop.ts";

/** Asks for a page so many times a second, whatever becomes of those who asked before, and prints how long the good answers took: `paced-load.ts URL PER-SECOND SECONDS`. */

const [url = "", perSecond = "0", seconds = "0"] = process.argv.slice(2);
/** More than a full machine's queue of pages holds. */
const connectionsMax = 300;
const tickMs = 5;
const agent = new Agent({ keepAlive: true, maxSockets: connectionsMax });

/** How long a good answer took, in milliseconds; null for any other. */
function ask(): Promise<number | null> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: browserHeaders }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode === 200 ? performance.now() - startedAt : null));
    }).on("error", reject);
  });
}

const asks: Promise<number | null>[] = [];
const startedAt = performance.now();
const elapsedS = () => (performance.now() - startedAt) / 1000;
while (elapsedS() < Number(seconds)) {
  const due = Math.floor(Math.min(elapsedS(), Number(seconds)) * Number(perSecond));
  while (asks.length < due) asks.push(ask());
  await new Promise((resolve) => setTimeout(resolve, tickMs));
}
const times = await Promise.all(asks);
agent.destroy();
process.stdout.write(JSON.stringify(times.filter((ms) => ms !== null)));
