import { type SubmitEvent, useId } from "react";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import type { FitmentQuestion as Question } from "#shared/contract/catalogue/fitment.ts";
import styles from "./fitment-question.module.css";

type FitmentQuestionProps = {
  question: Question;
  vehicleId: string;
  /** The page to come back to where no script runs. */
  backTo: string;
  onAnswer: (value: string) => void;
};

/** The one question that settles whether the part fits. The garage remembers the answer, so nobody is asked twice. */
export function FitmentQuestion({ question: { attribute, text, choices }, vehicleId, backTo, onAnswer }: FitmentQuestionProps) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    onAnswer(submitter.value);
  };
  return (
    <form method="post" action="/garage" onSubmit={submit}>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={`id:${vehicleId}`} />
      <input type="hidden" name="attribute" value={attribute} />
      <input type="hidden" name="to" value={backTo} />
      <div className={styles.question} role="group" aria-labelledby={id}>
        <p className={styles.text} id={id}>
          {text}
        </p>
        <div className={styles.choices}>
          {choices.map(({ value, label }) => (
            <button key={value} type="submit" name="value" value={value} className={styles.choice}>
              {label}
            </button>
          ))}
        </div>
      </div>
    </form>
  );
}

/** What the shopper just answered, and the way to take it back. */
export function Answered({ text, answer, onUndo }: { text: string; answer: string; onUndo: () => void }) {
  return (
    <p className={styles.known}>
      <span>
        {text} <b>{answer}</b>
      </span>
      <ScriptButton className={styles.undo} onClick={onUndo}>
        Undo
      </ScriptButton>
    </p>
  );
}
