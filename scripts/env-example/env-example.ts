import { environmentSchema } from "#server/environment.ts";

/** A variable's default as it is written in a file; "" where it has none. */
function writtenDefault(value: unknown): string {
  if (Array.isArray(value)) return value.join(",");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The text of `.env.example`: every variable, what it is for, and what it is without being set. */
export function envExample(): string {
  const variables = Object.entries(environmentSchema.shape).map(
    ([name, schema]) => `# ${schema.description}\n# ${name}=${writtenDefault(schema.safeParse(undefined).data)}`,
  );
  const intro =
    "# All settings of the shop. Copy this file to .env, which `npm start` and `npm run dev` read, and remove the # in front of what you set.\n# On a laptop everything has a default. The sandbox stands in for each vendor without settings; a vendor with only some of its settings stops the start.";
  return `${[intro, ...variables].join("\n\n")}\n`;
}
