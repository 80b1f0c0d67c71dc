/** Where a file can't be taken, why, in words for the shopper. */
export type FileText = { text: string } | { problem: string };

/** The text of a form's file; null where none was chosen. What is no text, a spreadsheet's own format say, is refused. */
export async function readTextFile(
  form: FormData,
  { bytesMax, tooLarge }: { bytesMax: number; tooLarge: string },
): Promise<FileText | null> {
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return null;
  if (file.size > bytesMax) return { problem: tooLarge };
  const text = await file.text();
  const isText = !text.includes("\0") && !text.includes("\uFFFD");
  return isText ? { text } : { problem: "We can't read that file. Save your spreadsheet as CSV, or paste its columns." };
}
