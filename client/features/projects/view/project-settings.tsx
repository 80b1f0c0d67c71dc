import type { ReactNode } from "react";
import { Button, ButtonLink } from "#client/ui/button/button.tsx";
import { ShareLink } from "#client/ui/button/share-link.tsx";
import { Field } from "#client/ui/field/field.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Disclosure } from "#client/ui/text/disclosure.tsx";
import type { ProjectView } from "#shared/contract/project/project.ts";
import { writeVehicle } from "../forms/project-fields.ts";
import type { TypedProject } from "../forms/project-form.ts";
import { FormKey } from "./form-key.tsx";
import { ProjectFields, type VehicleOption } from "./project-fields.tsx";
import styles from "./project-settings.module.css";

/** A form as it came back: which one, what was typed, and what is wrong with it. */
type BackForm = { typed: TypedProject; message: string | null; fields: Record<string, string> };

type ProjectSettingsProps = {
  project: ProjectView;
  vehicles: readonly VehicleOption[];
  /** The shop's public origin, for the link that is shared. */
  origin: string;
  isJustShared: boolean;
  back: BackForm | null;
};

/** Everything about a project beside its parts: files, sharing, its name, its end. */
export function ProjectSettings({ project, vehicles, origin, isJustShared, back }: ProjectSettingsProps) {
  const { id, name, vehicle, shareToken, lines } = project;
  const backOf = (intent: TypedProject["intent"]) => (back?.typed.intent === intent ? back : null);
  const [imported, renamed] = [backOf("import"), backOf("rename")];
  return (
    <section className={styles.settings} aria-label="More for this project">
      <Disclosure title="Spreadsheet: download or add parts" isOpen={imported !== null}>
        <div className={styles.content}>
          {lines.length > 0 && (
            <p>
              <a href={`/projects/${id}/csv`} download>
                Download this project as CSV
              </a>
            </p>
          )}
          <PostForm id={id} intent="import" label="Add these lines" encType="multipart/form-data">
            <FormKey />
            <Field
              label="Lines to add"
              hint="The first line names the columns: Part number, Quantity, State, Note. Quantities of parts already here go up."
              error={imported?.fields["csv"] ?? null}
            >
              {(control) => (
                <textarea
                  {...control}
                  className={`${control.className} ${styles.csv}`}
                  name="csv"
                  rows={6}
                  spellCheck={false}
                  autoComplete="off"
                  placeholder={"Part number,Quantity,State,Note\nWP-253,2,need,for the 253"}
                  defaultValue={imported?.typed.csv ?? ""}
                />
              )}
            </Field>
            <label className={styles.file}>
              Or a CSV file
              <input type="file" name="file" accept=".csv,.tsv,.txt,text/csv,text/plain" />
            </label>
          </PostForm>
        </div>
      </Disclosure>
      <Disclosure title="Share" isOpen={isJustShared || shareToken !== null}>
        {shareToken === null ? (
          <PostForm id={id} intent="share" label="Make a link">
            <p>
              Anyone with the link can read this project: parts, states and notes. They can't change anything, and you can turn the link
              off.
            </p>
          </PostForm>
        ) : (
          <PostForm id={id} intent="unshare" label="Stop sharing" variant="secondary">
            <Field label="The link to read it by">
              {(control) => <input {...control} type="text" readOnly value={`${origin}/projects/shared/${shareToken}`} />}
            </Field>
            <p>
              <ShareLink url={`${origin}/projects/shared/${shareToken}`} title={name} />
            </p>
            <p>
              <a href={`/projects/shared/${shareToken}`}>See what they see</a>
            </p>
          </PostForm>
        )}
      </Disclosure>
      <Disclosure title="Name and car" isOpen={renamed !== null}>
        <PostForm id={id} intent="rename" label="Save">
          <ProjectFields
            name={renamed?.typed.name ?? name}
            vehicle={renamed?.typed.vehicle ?? writeVehicle(vehicle)}
            vehicles={vehicles}
            error={renamed?.fields["name"]}
          />
        </PostForm>
      </Disclosure>
      <Disclosure title="Delete this project">
        <PostForm id={id} intent="delete" label="Delete for good" variant="secondary">
          <p>
            <Icon of="triangle-alert" size="small" /> “{name}” and its link are gone at once, and nobody can bring them back. Download it
            first if you want to keep a copy.
          </p>
        </PostForm>
      </Disclosure>
      <p className={styles.more}>
        <ButtonLink href="/quick-order" variant="secondary">
          Paste part numbers
        </ButtonLink>{" "}
        <ButtonLink href="/projects" variant="quiet">
          All projects
        </ButtonLink>
      </p>
    </section>
  );
}

type PostFormProps = {
  id: string;
  intent: TypedProject["intent"];
  label: string;
  variant?: "primary" | "secondary";
  encType?: "multipart/form-data";
  children: ReactNode;
};

function PostForm({ id, intent, label, variant, encType, children }: PostFormProps) {
  return (
    <form method="post" action={`/projects/${id}`} encType={encType} className={styles.content}>
      {children}
      <Button type="submit" name="intent" value={intent} variant={variant}>
        {label}
      </Button>
    </form>
  );
}
