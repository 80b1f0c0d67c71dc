import { z } from "zod";
import { AppError, type AppErrorCode } from "#shared/domain/app-error.ts";

const errorSchema = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string().optional() }).optional(),
  /** Where in the answer: names of our own document's fields. */
  path: z.array(z.union([z.string(), z.number()])).nullish(),
});
type GraphQLAnswerError = z.infer<typeof errorSchema>;

const answerSchema = z.object({ data: z.record(z.string(), z.unknown()).nullish(), errors: z.array(errorSchema).optional() });

/** A document that knows the type of its answers, as codegen makes them from the platform's schema. */
type TypedDocument<Data> = { __apiType?: (variables: never) => Data };

/**
 * What a GraphQL platform answered to a document as data. `subject` names vendor and operation in the log. Throws AppErrors where there are errors, no data or no GraphQL.
 */
export function readGraphQLAnswer<Data>(subject: string, _document: TypedDocument<Data>, body: string): Data {
  const { data, errors = [] } = parseAnswer(subject, body);
  if (errors.length > 0) throw toGraphQLError(subject, errors);
  if (data === null || data === undefined) throw new AppError("UPSTREAM_FAILED", `${subject}: answer without data`);
  // Nothing here looks at the fields: that they are as its schema says is the platform's word, and presenters that find them otherwise throw (see present-answer.ts).
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return data as Data;
}

function parseAnswer(subject: string, body: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch (error) {
    throw new AppError("UPSTREAM_FAILED", `${subject}: answer is not GraphQL over JSON`, { cause: error });
  }
}

/** The top-level errors of a GraphQL answer, which come with HTTP 200, as one of the shop's errors. Platforms quote variables in their sentences, so the log has codes and places. */
function toGraphQLError(subject: string, errors: readonly GraphQLAnswerError[]): AppError {
  const words = errors.map(({ message }) => message).join("; ");
  const loggedMessage = `${subject}: ${errors.map(placeOf).join("; ")}`;
  return new GraphQLAppError(codeOf(errors), `${subject}: ${words}`, { loggedMessage, isOutOfReach: errors.every(isOutOfReach) });
}

/** A GraphQL answer's errors. A class as its parent is one: a caller that can do without what it asked for looks for it with instanceof. */
export class GraphQLAppError extends AppError {
  /** True where the account keeps back all that was asked for: the token lacks a scope, or nobody has defined the type. Asking again won't help. */
  readonly isOutOfReach: boolean;

  constructor(code: AppErrorCode, message: string, { loggedMessage, isOutOfReach }: { loggedMessage: string; isOutOfReach: boolean }) {
    super(code, message, { loggedMessage });
    this.isOutOfReach = isOutOfReach;
  }
}

const isOutOfReach = ({ extensions, message }: GraphQLAnswerError): boolean =>
  extensions?.code === "ACCESS_DENIED" || /^no metaobject definition exists/i.test(message);

function placeOf({ extensions, path }: GraphQLAnswerError): string {
  const named = (part: string | number) => (/^\w{1,60}$/.test(String(part)) ? String(part) : "?");
  const place = path && path.length > 0 ? ` at ${path.map(named).join(".")}` : "";
  return `${extensions?.code === undefined ? "an error without a code" : named(extensions.code)}${place}`;
}

function codeOf(errors: readonly GraphQLAnswerError[]): AppErrorCode {
  const has = (code: string) => errors.some(({ extensions }) => extensions?.code === code);
  if (has("THROTTLED")) return "UPSTREAM_UNAVAILABLE";
  const isBadInput = has("INVALID_VARIABLE") || errors.some(({ message }) => /invalid (?:global id|cursor)/i.test(message));
  return isBadInput ? "BAD_REQUEST" : "UPSTREAM_FAILED";
}
