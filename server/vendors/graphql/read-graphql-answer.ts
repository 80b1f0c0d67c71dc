import { z } from "zod";
import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
});

/** What a GraphQL platform answered as data. `subject` names vendor and operation in the log. Throws AppErrors where there are errors, no data or no GraphQL. */
export function readGraphQLAnswer(subject: string, body: string): Record<string, unknown> {
  const { data, errors = [] } = parseAnswer(subject, body);
  if (errors.length > 0) throw toGraphQLError(subject, errors);
  if (data === null || data === undefined) throw new AppError("UPSTREAM_FAILED", `${subject}: answer without data`);
  return data;
}

function parseAnswer(subject: string, body: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch (error) {
    throw new AppError("UPSTREAM_FAILED", `${subject}: answer is not GraphQL over JSON`, { cause: error });
  }
}

type GraphQLAnswerError = { message: string; extensions?: { code?: string | undefined } | undefined };

/** The top-level errors of a GraphQL answer, which come with HTTP 200, as one of the shop's errors. */
function toGraphQLError(subject: string, errors: readonly GraphQLAnswerError[]): AppError {
  return new AppError(codeOf(errors), `${subject}: ${errors.map(({ message }) => message).join("; ")}`);
}

function codeOf(errors: readonly GraphQLAnswerError[]): AppErrorCode {
  const has = (code: string) => errors.some(({ extensions }) => extensions?.code === code);
  if (has("THROTTLED")) return "UPSTREAM_UNAVAILABLE";
  const isBadInput = has("INVALID_VARIABLE") || errors.some(({ message }) => /invalid (?:global id|cursor)/i.test(message));
  return isBadInput ? "BAD_REQUEST" : "UPSTREAM_FAILED";
}
