/** Why a mutation did nothing: the path of the field in its arguments, and a sentence for the customer. */
export type UserError<Code extends string> = { code: Code; field: string[]; message: string };
