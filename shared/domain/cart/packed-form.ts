/** Buttons of many cards share one form: each has all fields of its own in its value, written as a query, under this name. */
export const packedFieldsName = "fields";

/** Fields of a form as a button's value. */
export function packFields(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

/** The fields that the pressed button has in its value; without such a button, the form as it is. */
export function unpackFields(form: FormData): FormData {
  const packed = form.get(packedFieldsName);
  if (typeof packed !== "string") return form;
  const fields = new FormData();
  for (const [name, value] of new URLSearchParams(packed)) fields.append(name, value);
  return fields;
}
