/** A Cookie header without the named cookie; empty when nothing is left. */
export function withoutCookie(header: string | undefined, name: string): string {
  return (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "" && !pair.startsWith(`${name}=`))
    .join("; ");
}
