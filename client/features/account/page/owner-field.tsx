import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { ownerField } from "../account-form.ts";
import { accountQuery } from "../queries.ts";

/** Tells for whom a form was made. On a computer that several people use, somebody else may have signed in by the time that it is sent. */
export function OwnerField() {
  const { data: customer } = useSuspenseQuery(accountQuery(useApi()));
  return customer && <input type="hidden" name={ownerField} value={customer.id} />;
}
