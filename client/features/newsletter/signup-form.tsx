import { Button } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import inputStyles from "#client/ui/field/input.module.css";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { emailLengthMax } from "#shared/domain/customer/email-address.ts";
import type { Signup } from "./signup-words.ts";
import styles from "./signup-form.module.css";

type SignupFormProps = {
  signup: Signup;
  /** Tells the forms of one page apart. */
  id: string;
  /** What was typed and what was wrong with it, when the form comes back. */
  email?: string;
  failure?: string;
};

/** The address and the button. It posts to the newsletter's page by itself; where scripts run, the answer appears under it. */
export function SignupForm({ signup, id, email, failure }: SignupFormProps) {
  const messageId = `${id}-message`;
  return (
    <form className={styles.form} method="post" action="/newsletter" data-signup data-state={failure ? "error" : undefined}>
      <div className={styles.row}>
        <input
          className={classNames(inputStyles.input, styles.input)}
          type="email"
          name="email"
          required
          maxLength={emailLengthMax}
          autoComplete="email"
          placeholder={signup.placeholder}
          aria-label="Email address"
          aria-describedby={messageId}
          aria-invalid={failure ? true : undefined}
          defaultValue={email}
        />
        <Button type="submit">{signup.buttonLabel}</Button>
      </div>
      <TrapField />
      <p className={styles.message} id={messageId} role="status">
        <Icon of="circle-check" size="small" className={styles.success} />
        <Icon of="circle-alert" size="small" className={styles.error} />
        <span data-message>{failure}</span>
      </p>
    </form>
  );
}
