/** "brands/*" as a test: `*` stands for anything, letters match in either case. */
export function wildcard(pattern: string): RegExp {
  const escaped = pattern.split(/\*+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "is");
}
