import { useEffect, useRef } from "react";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { ContactForm } from "#shared/contract/customer/contact.ts";
import { formAnchor, pagePath } from "./page-path.ts";
import styles from "./contact-form.module.css";

type ContactSentProps = { form: ContactForm; page: string; isJustSent: boolean; onAgain: () => void };

/** Takes the form's place. The button that was pressed is gone, so the focus goes on from here. */
export function ContactSent({ form, page, isJustSent, onAgain }: ContactSentProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustSent) panelRef.current?.focus();
  }, [isJustSent]);
  return (
    <div ref={panelRef} className={styles.sent} role="status" tabIndex={-1}>
      <p className={styles.sentTitle}>
        <Icon of="circle-check" className={styles.done} />
        {form.sentTitle}
      </p>
      <p>{form.sentText}</p>
      <a href={`${pagePath(page)}#${formAnchor(form.id)}`} onClick={onAgain}>
        Write another message
      </a>
    </div>
  );
}
