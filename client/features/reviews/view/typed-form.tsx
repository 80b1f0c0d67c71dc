import type { ComponentProps, ReactNode } from "react";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { Button } from "#client/ui/button/button.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import { emailLengthMax } from "#shared/domain/customer/email-address.ts";
import { formatNumber } from "#shared/domain/money.ts";
import type { TypedAnswers } from "../typed-forms.ts";
import styles from "./typed-form.module.css";

/** What the shop knows of whoever fills a form in. */
export type Writer = { name: string; email: string };

type TypedFormProps = {
  title: string;
  lead: string;
  anchor: string;
  action: string;
  button: string;
  returned: ReturnedForm<TypedAnswers> | null;
  /** What stands in place of the form once it was sent. */
  sent: string | null;
  children: ReactNode;
};

/** A form about a part that needs no script: it posts to its page, which brings it back or says what comes of it. */
export function TypedForm({ title, lead, anchor, action, button, returned, sent, children }: TypedFormProps) {
  return (
    <section className={styles.box} id={anchor} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{title}</h2>
      {sent !== null && (
        <p className={styles.sent} role="status">
          <Icon of="circle-check" />
          {sent}
        </p>
      )}
      {sent === null && (
        <form className={styles.form} method="post" action={`${action}#${anchor}`}>
          <p className={styles.lead}>{lead}</p>
          {returned && (
            <p className={styles.failure} role="alert">
              <Icon of="circle-alert" />
              {returned.message}
            </p>
          )}
          {children}
          <TrapField />
          <Button type="submit" className={styles.send}>
            {button}
          </Button>
        </form>
      )}
    </section>
  );
}

type AnswerProps = { label: string; name: string; hint?: string; known?: string; returned: ReturnedForm<TypedAnswers> | null };

/** One field, with what was typed into it and what is wrong with that. */
export function Answer({ label, name, hint, known = "", returned, ...rest }: AnswerProps & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={returned?.fields[name] ?? null} errorRole="none">
      {(control) => <input {...control} {...rest} name={name} defaultValue={returned?.typed.answers[name] ?? known} />}
    </Field>
  );
}

/** The same for words of any length; cutting off what is pasted would lose it, so its length is checked when it is sent. */
export function LongAnswer({ label, name, hint, returned }: AnswerProps) {
  const limit = `Up to ${formatNumber(contactLengthMax.textarea)} characters.`;
  return (
    <Field label={label} hint={hint ? `${hint} ${limit}` : limit} error={returned?.fields[name] ?? null} errorRole="none">
      {(control) => <textarea {...control} name={name} rows={6} required defaultValue={returned?.typed.answers[name]} />}
    </Field>
  );
}

/** Who writes: as the account knows them, or as they say. */
export function WriterFields({
  writer,
  returned,
  hint,
}: {
  writer: Writer | null;
  returned: ReturnedForm<TypedAnswers> | null;
  hint: string;
}) {
  return (
    <div className={styles.pair}>
      <Answer
        label="Your name"
        name="name"
        known={writer?.name}
        returned={returned}
        required
        maxLength={contactLengthMax.text}
        autoComplete="name"
      />
      <Answer
        label="Email address"
        name="email"
        type="email"
        hint={hint}
        known={writer?.email}
        returned={returned}
        required
        maxLength={emailLengthMax}
        autoComplete="email"
      />
    </div>
  );
}
