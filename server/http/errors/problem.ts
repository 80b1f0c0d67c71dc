import type { AppError, InvalidPart } from "#shared/domain/app-error.ts";

/** An RFC 9457 problem; `instance` is the request's id, for a shopper to quote. */
export type Problem = {
  type: "about:blank";
  title: string;
  status: number;
  code: string;
  detail: string;
  instance: string;
  /** What was wrong with which part of the input. */
  errors?: readonly InvalidPart[];
};

export const problemContentType = "application/problem+json";

const titles: Record<number, string> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Forbidden",
  404: "Not found",
  405: "Not possible here",
  409: "Conflict",
  413: "Too large",
  414: "Address too long",
  415: "Can't be read",
  422: "Can't be used",
  429: "Too many requests",
  500: "Something went wrong",
  502: "Something went wrong",
  503: "Not available right now",
  504: "Took too long",
};

/** The title that belongs to a status. */
export function problemTitle(status: number): string {
  return titles[status] ?? (status < 500 ? "Bad request" : "Something went wrong");
}

export function toProblem(error: AppError, requestId: string, status: number = error.status): Problem {
  const { code, userMessage: detail, invalid } = error;
  const errors = invalid.length > 0 ? { errors: invalid } : {};
  return { type: "about:blank", title: problemTitle(status), status, code, detail, instance: requestId, ...errors };
}
