import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type Room, rooms, roomsNamed } from "./rooms.ts";
import { scoreMin, scoreOf, scoreText, survivorText, survivorsOf } from "./score.ts";
import { tryRoom } from "./try-room.ts";

/**
 * Changes the code of some rooms, one small thing at a time, and sees whether their tests notice. `npm run mutate -- cart` tries one room; what was tried before is
 * only tried again where code or tests have changed since. Fails where too many changes go unnoticed; docs/mutation.md has more.
 */

function chosenRooms(): Room[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => roomsNamed(name).length === 0);
  if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(", ")}; there are ${rooms.map(({ name }) => name).join(", ")}`);
  const chosen = new Set(positionals.flatMap(roomsNamed));
  return positionals.length === 0 ? rooms : rooms.filter((room) => chosen.has(room));
}

const concurrency = Math.max(1, availableParallelism() - 1);
const tried = [];
for (const room of chosenRooms()) {
  const mutants = await tryRoom(room, concurrency);
  for (const survivor of survivorsOf(mutants)) process.stdout.write(`${survivorText(survivor, process.cwd())}\n`);
  process.stdout.write(`${scoreText(room.name, mutants)}\n`);
  tried.push({ name: room.name, mutants });
}

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
