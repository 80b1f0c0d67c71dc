import { useState } from "react";

type FormKeyProps = {
  /** The key of a form that comes back, of which a part may be done: the project begun, but nothing added. */
  sent?: string | undefined;
};

/** Tells a form that is sent again, by a second press or after a failure, from one that is filled in anew. */
export function FormKey({ sent }: FormKeyProps) {
  const [key] = useState(() => sent ?? crypto.randomUUID());
  return <input type="hidden" name="key" value={key} />;
}
