import type { ReactNode, SubmitEvent } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#client/lib/use-hydrated.ts";
import { Button } from "#client/ui/button.tsx";
import { TrapField } from "#client/ui/trap-field.tsx";
import type { ContactForm as Form } from "#shared/contract/contact.ts";
import { ContactFailure } from "./contact-failure.tsx";
import { ContactField } from "./contact-field.tsx";
import { ContactSent } from "./contact-sent.tsx";
import { formAnchor } from "./page-path.ts";
import { type ReturnedForm, useContactForm } from "./use-contact-form.ts";
import styles from "./contact-form.module.css";

type ContactFormProps = {
  form: Form;
  /** The slug of the page that it stands on. */
  page: string;
  /** Other ways to reach us. */
  otherWays: ReactNode;
  returned?: ReturnedForm;
  onChanged: () => void;
  headingLevel?: "h1" | "h2";
};

/** Writes to us. It posts to a page of its own by itself; where scripts run, the answer takes its place. */
export function ContactForm({ form, page, otherWays, returned, onChanged, headingLevel: Heading = "h2" }: ContactFormProps) {
  const contact = useContactForm({ form, returned, onChanged });
  const isHydrated = useHydrated();
  const wasSent = useSearchParams()[0].get("sent") === form.id && !returned;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    contact.send(event.currentTarget);
  };
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
        {contact.isSent || wasSent ? (
          <ContactSent form={form} page={page} isJustSent={contact.isSent} onAgain={contact.startAgain} />
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
                    typed={returned && (returned.answers[field.name] ?? "")}
                    error={contact.problems.get(field.name) ?? null}
                  />
                </div>
              ))}
            </div>
            <TrapField />
            {contact.failure && <ContactFailure {...contact.failure}>{otherWays}</ContactFailure>}
            <Button type="submit" className={styles.send} isBusy={contact.isPending}>
              {contact.isPending ? "Sending…" : form.buttonLabel}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
