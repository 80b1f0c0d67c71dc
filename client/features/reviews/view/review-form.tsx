import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import type { TypedAnswers } from "../typed-forms.ts";
import { Answer, LongAnswer, TypedForm, type Writer, WriterFields } from "./typed-form.tsx";
import styles from "./review-form.module.css";

type ReviewFormProps = {
  handle: string;
  /** The selected vehicle, as pages name it. */
  car: string | null;
  writer: Writer | null;
  returned: ReturnedForm<TypedAnswers> | null;
  isSent: boolean;
};

const words = ["Not good", "Could be better", "Fair", "Good", "Just right"];

/** Takes a review in. */
export function ReviewForm({ handle, car, writer, returned, isSent }: ReviewFormProps) {
  const error = returned?.fields["rating"];
  return (
    <TypedForm
      title="Write a review"
      lead="Say how it fitted and how it holds up. We read each review before it goes up, only to keep out what isn't about the part. Good or bad, it is published."
      anchor="write"
      action={`/products/${handle}/reviews`}
      button="Send review"
      returned={returned}
      sent={isSent ? "Thanks for your review. It will be published here once somebody has had a look at it." : null}
    >
      <fieldset className={styles.stars} aria-describedby={error ? "rating-error" : undefined}>
        <legend>Your stars</legend>
        {words.map((word, index) => {
          const value = String(index + 1);
          return (
            <label key={value} className={styles.star}>
              <input type="radio" name="rating" value={value} required defaultChecked={returned?.typed.answers["rating"] === value} />
              {value} <Icon of="star" size="small" />
              <span>{word}</span>
            </label>
          );
        })}
        {error && (
          <p id="rating-error" className={styles.error}>
            {error}
          </p>
        )}
      </fieldset>
      <Answer label="In a few words (optional)" name="title" returned={returned} maxLength={contactLengthMax.text} />
      <LongAnswer label="Your review" name="body" returned={returned} />
      <Answer
        label="Your car (optional)"
        name="car"
        hint="It helps others with the same car."
        known={car ?? undefined}
        returned={returned}
        maxLength={contactLengthMax.vehicle}
      />
      <WriterFields writer={writer} returned={returned} hint="Never shown here." />
    </TypedForm>
  );
}
