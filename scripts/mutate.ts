import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type Room, rooms } from "./mutate/rooms.ts";
import { scoreMin, scoreOf, scoreText, survivorText, survivorsOf } from "./mutate/score.ts";
import { tryRoom } from "./mutate/try-room.ts";

/**
 * Changes the code of some rooms, one small thing at a time, and sees whether their tests notice. `npm run mutate -- cart` tries one room; what was tried before is
 * only tried again where code or tests have changed since. Fails where too many changes go unnoticed; docs/mutation.md has more.
 */

function chosenRooms(): Room[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => !rooms.some((room) => room.name === name));
  if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(", ")}; there are ${rooms.map(({ name }) => name).join(", ")}`);
  return rooms.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
}

const concurrency = Math.max(1, availableParallelism() - 1);
const tried = [];
for (const room of chosenRooms()) {
  const mutants = await tryRoom(room, concurrency);
  for (const survivor of survivorsOf(mutants)) process.stdout.write(`${survivorText(survivor, process.cwd())}\n`);
  tried.push({ name: room.name, mutants });
}

for (const { name, mutants } of tried) process.stdout.write(`${scoreText(name, mutants)}\n`);
process.stdout.write(
  `${scoreText(
    "all",
    tried.flatMap(({ mutants }) => mutants),
  )}\n`,
);
const failing = tried.filter(({ mutants }) => scoreOf(mutants) < scoreMin).map(({ name }) => name);
if (failing.length > 0) {
  process.stderr.write(`Below ${scoreMin} %: ${failing.join(", ")}\n`);
  process.exitCode = 1;
}
