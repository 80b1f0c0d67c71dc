import { AppError } from "#shared/domain/app-error.ts";

export type UserError = { code?: string | null; field?: string[] | null; message: string };
type Payload = { userErrors: UserError[] } | null | undefined;

/** Where the shop's own input has what the platform names; undefined for what is no part of it. */
export type PathOf = (field: readonly string[]) => string | undefined;

/** Throws what the platform refused, in its own sentences, each also beside the part of the input that it is about. The log learns codes only: sentences may repeat what was typed. */
export function requireAccepted<Accepted extends Payload>(payload: Accepted, pathOf: PathOf = () => undefined): NonNullable<Accepted> {
  if (!payload) throw new AppError("UPSTREAM_FAILED", "customer-account: a mutation answered nothing");
  const { userErrors } = payload;
  if (userErrors.length === 0) return payload;
  const codes = userErrors.map(({ code }) => code ?? "INVALID").join(", ");
  throw new AppError("UNPROCESSABLE", `The platform refused a change of a customer: ${codes}`, {
    userMessage: userErrors.map(({ message }) => message).join("; "),
    invalid: userErrors.flatMap(({ field, message }) => {
      const path = field ? pathOf(field) : undefined;
      return path === undefined ? [] : [{ path, message }];
    }),
  });
}
