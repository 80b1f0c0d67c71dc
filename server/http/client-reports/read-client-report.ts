import { z } from "zod";
import { clientReportEvents, reportDetailMax } from "#shared/domain/client-report.ts";

/** An address may be somebody's: what looks like one is not written down. */
const reportSchema = z.object({
  event: z.enum(clientReportEvents),
  detail: z
    .string()
    .max(reportDetailMax)
    .default("")
    .transform((detail) => (detail.includes("@") ? "[removed]" : detail)),
});
export type ClientReport = z.infer<typeof reportSchema>;

/** Reads a report of a page; null for anything else. */
export function readClientReport(body: unknown): ClientReport | null {
  return reportSchema.safeParse(body).data ?? null;
}
