import { clientReportsPath } from "#shared/domain/client-report.ts";
import { plainPath } from "./plain-path.ts";

/** Whether a path, however it is spelt, is where browsers send reports. */
export function isClientReport(path: string): boolean {
  const plain = plainPath(path);
  return plain === clientReportsPath || plain.startsWith(`${clientReportsPath}/`);
}
