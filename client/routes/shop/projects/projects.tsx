import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from "react-router";
import { writeVehicle } from "#client/features/projects/forms/project-fields.ts";
import { projectsQuery } from "#client/features/projects/queries.ts";
import { ProjectFields } from "#client/features/projects/view/project-fields.tsx";
import { ProjectList } from "#client/features/projects/view/project-list.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { Button } from "#client/ui/button/button.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { garageVehicles } from "./garage-vehicles.ts";
import styles from "./projects.module.css";

const load = pageLoader(({ api }) => ({ critical: [projectsQuery(api, "")] }));

export async function loader(args: LoaderFunctionArgs) {
  const [vehicles] = await Promise.all([garageVehicles(args), load(args)]);
  return { vehicles };
}

export const action = async (args: ActionFunctionArgs) => (await import("./post-to-projects.ts")).begin(args);

export const handle = {
  head: () => ({ title: "Your projects", description: "Plan a restoration, and order what it needs.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

/** Every build that the visitor plans. */
export function Component() {
  const { data: list } = useSuspenseQuery(projectsQuery(useApi(), ""));
  const { vehicles } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const isDeleted = useSearchParams()[0].has("deleted");
  const [first] = vehicles;
  return (
    <div className={styles.page}>
      <h1>Your projects</h1>
      <p className={styles.lead}>
        A list of parts for each build: what you need, what is on its way, what is in the shed and what is on the car.
      </p>
      {isDeleted && (
        <p className={styles.said} role="status">
          The project is deleted.
        </p>
      )}
      {returned && returned.kind === "failed" && <ErrorPanel message={returned.message} />}
      {list.projects.length > 0 && <ProjectList projects={list.projects} />}
      <section className={styles.new} aria-labelledby="new-project">
        <h2 id="new-project">{list.projects.length > 0 ? "Start another" : "Start your first"}</h2>
        <form method="post" action="/projects" className={styles.form}>
          <ProjectFields
            name={returned?.typed.name ?? ""}
            vehicle={returned?.typed.vehicle ?? writeVehicle(first ?? null)}
            vehicles={vehicles}
            error={returned?.fields["name"]}
          />
          <Button type="submit">Start this project</Button>
        </form>
        {!list.areCustomers && (
          <p className={styles.small}>
            Projects stay on this device for half a year after the last change. <a href="/login?return_to=%2Fprojects">Sign in</a>, and they
            come with you.
          </p>
        )}
      </section>
    </div>
  );
}
