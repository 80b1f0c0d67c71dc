/** One spelling for texts that mean the same search: spaces collapsed, control characters gone, lower case. */
export function normaliseText(text: string | undefined): string {
  return (text ?? "")
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .toLowerCase();
}
