import { type ReactNode, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { useForm } from "#client/lib/forms/use-form.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ContactForm as Form } from "#shared/contract/customer/contact.ts";
import { type ContactField as FieldDefinition, contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { ContactSent } from "./contact-sent.tsx";
import { answerName } from "./field-names.ts";
import { formAnchor } from "./page-path.ts";
import { type FilledForm, problemsIn, sendMessage } from "./send-message.ts";
import { VehicleField } from "./vehicle-field.tsx";
import styles from "./contact-form.module.css";

const conflict = 409;
const ours = 500;

/** Why the message wasn't sent; where the fault is ours, with other ways to reach us. */
function ContactFailure({ message, status, children }: { message: string; status: number; children: ReactNode }) {
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={panelRef} className={styles.failure} role="alert">
      <p className={styles.reason}>
        <Icon of="circle-alert" />
        {message}
      </p>
      {status >= ours && (
        <>
          <p>Your message wasn't sent, and nothing you typed is lost. You can also reach us this way:</p>
          {children}
        </>
      )}
    </div>
  );
}

type ContactFormProps = {
  form: Form;
  /** The slug of the page that it stands on. */
  page: string;
  /** Other ways to reach us. */
  otherWays: ReactNode;
  returned?: ReturnedForm<FilledForm>;
  /** The form that was filled in is no longer the editors'. */
  onChanged: () => void;
  headingLevel?: "h1" | "h2";
};

/** Writes to us. It posts to a page of its own by itself; where scripts run, the answer takes its place. */
export function ContactForm({ form, page, otherWays, returned, onChanged, headingLevel: Heading = "h2" }: ContactFormProps) {
  const { submit, problem, failed, isPending, isDone, isUntouched, startAgain } = useForm(sendMessage(form), {
    returned,
    onFailed: ({ status }) => status === conflict && onChanged(),
  });
  const isHydrated = useHydrated();
  const closed = useClosed("contact");
  const wasSent = useSearchParams()[0].get("sent") === form.id && !returned;
  const problems = problem?.fields ?? (isUntouched && returned ? problemsIn(form, returned.typed.answers) : {});
  const [firstProblem] = Object.keys(problems);
  const anchor = formAnchor(form.id);
  return (
    <section className={styles.contact} id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <Heading className={styles.title} id={`${anchor}-title`}>
            {form.title}
          </Heading>
          {form.text && <p className={styles.text}>{form.text}</p>}
          {otherWays}
        </div>
        {closed ? (
          <ClosedNote text="We can't take messages here at the moment." {...closed} />
        ) : isDone || wasSent ? (
          <ContactSent form={form} page={page} isJustSent={isDone} onAgain={startAgain} />
        ) : (
          // The browser's own check speaks where no script can.
          <form className={styles.form} method="post" action="/contact" noValidate={isHydrated} onSubmit={submit}>
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="form" value={form.id} />
            <div className={styles.fields}>
              {form.fields.map((field) => (
                <div key={field.name} className={field.type === "textarea" ? styles.wide : undefined}>
                  <ContactField
                    field={field}
                    typed={returned && (returned.typed.answers[field.name] ?? "")}
                    error={problems[answerName(field.name)] ?? null}
                    errorRole={firstProblem === answerName(field.name) ? "alert" : "none"}
                  />
                </div>
              ))}
            </div>
            <TrapField />
            {failed && !problem && (
              <ContactFailure message={failed.message} status={failed.status}>
                {otherWays}
              </ContactFailure>
            )}
            <Button type="submit" className={styles.send} isBusy={isPending}>
              {isPending ? "Sending…" : form.buttonLabel}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

type ContactFieldProps = { field: FieldDefinition; typed: string | undefined; error: string | null; errorRole: "alert" | "none" };

/** One field, of the kind that editors chose. */
function ContactField({ field, typed, error, errorRole }: ContactFieldProps) {
  const { name, type, isRequired, options, autoComplete } = field;
  const label = isRequired ? field.label : `${field.label} (optional)`;
  const hint = [field.hint, type === "textarea" && `Up to ${formatNumber(contactLengthMax.textarea)} characters.`]
    .filter(Boolean)
    .join(" ");
  if (type === "vehicle") return <VehicleField name={name} label={label} hint={hint || undefined} error={error} typed={typed} />;
  const own = { name: answerName(name), required: isRequired, autoComplete: autoComplete ?? undefined, defaultValue: typed };
  return (
    <Field label={label} hint={hint || undefined} error={error} errorRole={errorRole}>
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
