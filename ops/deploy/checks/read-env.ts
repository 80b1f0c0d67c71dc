/** Lines like `NAME=value`, as in an environment file. */
export function readEnv(lines: string[]): Record<string, string> {
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => {
        const at = line.indexOf("=");
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );
}

/** A manifest's list of variables; what comes from a secret gets its value from the example of all secrets. */
export function fillSecrets(
  entries: { name: string; value?: string | undefined }[],
  secrets: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(entries.map(({ name, value }) => [name, value ?? secrets[name] ?? ""]));
}
