import { focusOn, useForm } from "#client/lib/forms/use-form.ts";
import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { useClosed } from "#client/lib/page/site.ts";
import { Button } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { ClosedNote } from "#client/ui/feedback/closed-note.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import inputStyles from "#client/ui/field/input.module.css";
import { TrapField } from "#client/ui/field/trap-field.tsx";
import { emailLengthMax } from "#shared/domain/customer/email-address.ts";
import { signUp, type TypedSignup } from "./sign-up.ts";
import { type Signup, subscribedMessage } from "./signup-words.ts";
import styles from "./signup-form.module.css";

type SignupFormProps = {
  signup: Signup;
  /** Tells the forms of one page apart. */
  id: string;
  returned?: ReturnedForm<TypedSignup>;
};

/** The address and the button. It posts to the newsletter's page by itself; where scripts run, the answer appears under it. */
export function SignupForm({ signup, id, returned }: SignupFormProps) {
  const { submit, problem, failed, isPending, isDone } = useForm(signUp, {
    returned,
    onDone: (_result, _typed, form) => form.reset(),
    onFailed: (_failure, form) => focusOn(form, "email"),
  });
  const closed = useClosed("newsletter");
  const failure = problem ?? failed;
  const state = isPending ? "loading" : failure ? "error" : isDone ? "success" : undefined;
  const messageId = `${id}-message`;
  if (closed) return <ClosedNote text="We aren't sending a newsletter at the moment." {...closed} />;
  return (
    <form className={styles.form} method="post" action="/newsletter" data-state={state} onSubmit={submit}>
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
          aria-invalid={state === undefined ? undefined : state === "error"}
          defaultValue={returned?.typed.email}
        />
        <Button type="submit" isBusy={isPending}>
          {signup.buttonLabel}
        </Button>
      </div>
      <TrapField />
      <p className={styles.message} id={messageId} role="status">
        <Icon of="circle-check" size="small" className={styles.success} />
        <Icon of="circle-alert" size="small" className={styles.error} />
        <span>{!isPending && (failure ? failure.message : isDone && subscribedMessage)}</span>
      </p>
    </form>
  );
}
