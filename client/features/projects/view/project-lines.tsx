import type { ReturnedForm } from "#client/lib/forms/form-action.ts";
import { Button } from "#client/ui/button/button.tsx";
import { MarkedLine } from "#client/ui/text/marked-line.tsx";
import { Select } from "#client/ui/field/select.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { ProjectLineView, ProjectView } from "#shared/contract/project/project.ts";
import { formatMoney } from "#shared/domain/money.ts";
import { projectLimits } from "#shared/domain/project/project.ts";
import { lineAsItCame, type TypedLine } from "../forms/project-fields.ts";
import type { TypedProject } from "../forms/project-form.ts";
import { LineFacts, LinePrice } from "./line-facts.tsx";
import { stateOptions, stateWords } from "./state-words.ts";
import styles from "./project-lines.module.css";

type ProjectLinesProps = { project: ProjectView; returned: ReturnedForm<TypedProject> | null };

/** Every part of the build in one form: what was changed is saved together, and by whichever button is pressed. */
export function ProjectLines({ project: { id, lines, vehicle, arePricesKnown }, returned }: ProjectLinesProps) {
  const needed = lines.filter(({ state, offer }) => state === "need" && offer?.isAvailable === true);
  const neededCents = needed.reduce((sum, { offer, quantity }) => sum + (offer?.priceCents ?? 0) * quantity, 0);
  const misfits = needed.filter(({ fitment }) => fitment?.status === "does-not-fit");
  const typed = new Map(returned?.typed.lines.map((line) => [line.id, line]));
  return (
    <form method="post" action={`/projects/${id}`} className={styles.form}>
      <div className={styles.bar}>
        {/* First in the form, so that Enter in a field saves. */}
        <Button type="submit" name="intent" value="save" variant="secondary">
          Save changes
        </Button>
        <Button type="submit" name="intent" value="order" disabled={needed.length === 0}>
          <Icon of="shopping-cart" size="small" />
          {needed.length === 0 ? "Nothing to order" : <span data-price>Order what is needed · {formatMoney(neededCents)}</span>}
        </Button>
      </div>
      {misfits.length > 0 && vehicle && (
        <MarkedLine icon="circle-alert" tone="bad">
          {misfits.length === 1 ? "1 part of it isn't" : `${misfits.length} parts of it aren't`} listed for the {vehicle.label}.
        </MarkedLine>
      )}
      <ol className={styles.lines} aria-label="Parts of this project">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            arePricesKnown={arePricesKnown}
            typed={typed.get(line.id)}
            problem={returned?.fields[`quantity-${line.id}`] ?? returned?.fields[`note-${line.id}`]}
          />
        ))}
      </ol>
    </form>
  );
}

type LineProps = { line: ProjectLineView; arePricesKnown: boolean; typed: TypedLine | undefined; problem: string | undefined };

function Line({ line, arePricesKnown, typed, problem }: LineProps) {
  const { id, title, state, quantity, note } = line;
  const problemId = `problem-${id}`;
  const described = problem === undefined ? {} : { "aria-describedby": problemId, "aria-invalid": true as const };
  return (
    <li className={styles.line} data-state={state}>
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name={`was-${id}`} value={lineAsItCame(line)} />
      <LineFacts line={line} arePricesKnown={arePricesKnown} />
      <label className={styles.state}>
        <VisuallyHidden>State of {title}</VisuallyHidden>
        <Select name={`state-${id}`} defaultValue={typed?.state ?? state} options={stateOptions} />
        <span className={styles.onPaper}>{stateWords[state]}</span>
      </label>
      <label className={styles.quantity}>
        <span className={styles.caption}>Quantity</span>
        <VisuallyHidden> of {title}</VisuallyHidden>
        <input
          type="number"
          name={`quantity-${id}`}
          min={1}
          max={projectLimits.quantity}
          inputMode="numeric"
          defaultValue={typed?.quantity ?? quantity}
          {...described}
        />
      </label>
      <label className={styles.note}>
        <span className={styles.caption}>Note</span>
        <VisuallyHidden> on {title}</VisuallyHidden>
        <input
          type="text"
          name={`note-${id}`}
          placeholder="Note"
          maxLength={projectLimits.noteLength}
          autoComplete="off"
          defaultValue={typed?.note ?? note}
          {...described}
        />
        <span className={styles.onPaper}>{note}</span>
      </label>
      <LinePrice line={line} />
      <button type="submit" name="remove" value={id} className={styles.remove}>
        <Icon of="trash-2" size="small" />
        <VisuallyHidden>Remove {title}</VisuallyHidden>
      </button>
      {problem !== undefined && (
        <p className={styles.problem} id={problemId}>
          <Icon of="circle-alert" size="small" /> {problem}{" "}
          {typed && `It says ${stateWords[state].toLowerCase()}, ${quantity}${note && `, “${note}”`} now.`}
        </p>
      )}
    </li>
  );
}
