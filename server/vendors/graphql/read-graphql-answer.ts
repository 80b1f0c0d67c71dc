import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import { toGraphQLError } from "./to-graphql-error.ts";

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
