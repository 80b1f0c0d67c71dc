import { Field } from "#client/ui/field.tsx";
import { Select } from "#client/ui/select.tsx";
import { contactLengthMax, type ContactField as FieldDefinition } from "#shared/domain/contact-field.ts";
import { formatNumber } from "#shared/domain/number-format.ts";
import { answerName } from "./field-names.ts";
import { VehicleField } from "./vehicle-field.tsx";
import styles from "./contact-form.module.css";

type ContactFieldProps = { field: FieldDefinition; typed: string | undefined; error: string | null };

/** One field, of the kind that editors chose. */
export function ContactField({ field, typed, error }: ContactFieldProps) {
  const { name, type, isRequired, options, autoComplete } = field;
  const label = isRequired ? field.label : `${field.label} (optional)`;
  const hint = [field.hint, type === "textarea" && `Up to ${formatNumber(contactLengthMax.textarea)} characters.`]
    .filter(Boolean)
    .join(" ");
  if (type === "vehicle") return <VehicleField name={name} label={label} hint={hint || undefined} error={error} typed={typed} />;
  const own = { name: answerName(name), required: isRequired, autoComplete: autoComplete ?? undefined, defaultValue: typed };
  return (
    <Field label={label} hint={hint || undefined} error={error}>
      {({ className, ...control }) => {
        if (type === "textarea") {
          // Cutting off what is pasted would lose it, so its length is checked when it is sent.
          return <textarea {...control} {...own} className={`${className} ${styles.message}`} rows={7} />;
        }
        if (type === "select") {
          const choices = options.map((option) => ({ value: option, label: option }));
          return <Select {...control} {...own} className={className} options={[{ value: "", label: "Please choose" }, ...choices]} />;
        }
        return <input {...control} {...own} className={className} type={type} maxLength={contactLengthMax[type]} />;
      }}
    </Field>
  );
}
