import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import { invalidEmailMessage } from "#shared/domain/email-address.ts";

const answerSchema = z.object({
  errors: z.array(z.object({ code: z.string(), source: z.object({ pointer: z.string().optional() }).optional() })).min(1),
});

/** What Klaviyo's refusal means to us. Its `detail` repeats the address, so only code and pointer go on. */
export function toKlaviyoError(operation: string, status: number, body: string): AppError {
  const [error] = readErrors(body);
  const pointer = error?.source?.pointer ?? "";
  const message = `klaviyo ${operation}: HTTP ${status} ${error?.code ?? "unreadable"} ${pointer}`.trimEnd();
  return status === 400 && pointer.endsWith("/email")
    ? new AppError("UNPROCESSABLE", message, { userMessage: invalidEmailMessage })
    : new AppError("UPSTREAM_FAILED", message);
}

function readErrors(body: string) {
  try {
    return answerSchema.parse(JSON.parse(body)).errors;
  } catch {
    return [];
  }
}
