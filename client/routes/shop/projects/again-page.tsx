import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import styles from "./projects.module.css";

/** What was posted, in its order and with names that may come more than once, and where to. */
export type PostedAgain = { path: string; fields: { id: string; name: string; value: string }[] };

type AgainPageProps = { returned: { form: { message: string }; again: PostedAgain | null } | undefined };

/** Stands for a page of projects that can't be shown after a form that failed: nothing of what was typed is lost. */
export function AgainPage({ returned }: AgainPageProps) {
  if (!returned?.again) return null;
  const { path, fields } = returned.again;
  return (
    <div className={styles.page}>
      <h1>Not saved yet</h1>
      <ErrorPanel message={returned.form.message} />
      <p className={styles.lead}>What you typed is kept on this page, for as long as you leave it open.</p>
      <form method="post" action={path} className={styles.form}>
        {fields.map(({ id, name, value }) => (
          <input key={id} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">Send it again</Button>
      </form>
      <p className={styles.small}>
        <a href="/projects" target="_blank" rel="noopener">
          Look at your projects in another tab
        </a>
      </p>
    </div>
  );
}
