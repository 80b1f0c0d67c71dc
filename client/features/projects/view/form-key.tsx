import { useState } from "react";

/** Tells a button that is pressed twice from a form that is filled in anew. */
export function FormKey() {
  const [key] = useState(() => crypto.randomUUID());
  return <input type="hidden" name="key" value={key} />;
}
