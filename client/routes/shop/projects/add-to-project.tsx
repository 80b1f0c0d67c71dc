import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from "react-router";
import { writeVehicle } from "#client/features/projects/forms/project-fields.ts";
import { projectsQuery } from "#client/features/projects/queries.ts";
import { Addition } from "#client/features/projects/view/addition.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/page-head.ts";
import { pageLoader } from "#client/lib/page/page-loader.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { EmptyState } from "#client/ui/feedback/empty-state.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { garageVehicles } from "./garage-vehicles.ts";
import styles from "./projects.module.css";

const linesOf = (params: URLSearchParams) => params.get("lines") ?? "";

const load = pageLoader(({ api, url }) => ({ critical: [projectsQuery(api, linesOf(url.searchParams))] }));

export async function loader(args: LoaderFunctionArgs) {
  const [vehicles] = await Promise.all([garageVehicles(args), load(args)]);
  return { vehicles };
}

/** Any form may post parts here, `line` for each ("123x2"): it is asked which project they are for. */
export const action = async (args: ActionFunctionArgs) => (await import("./post-to-projects.ts")).add(args);

export const handle = {
  head: () => ({ title: "Add to a project", description: "Which of your builds these parts are for.", isIndexable: false }),
  isPersonal: true,
} satisfies PageHandle;

export function Component() {
  const { vehicles } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? null;
  const lines = linesOf(useSearchParams()[0]);
  const { data: list } = useSuspenseQuery(projectsQuery(useApi(), lines));
  const [first] = vehicles;
  return (
    <div className={styles.page}>
      <h1>Add to a project</h1>
      {returned && Object.keys(returned.fields).length === 0 && <ErrorPanel message={returned.message} />}
      {list.parts.length === 0 ? (
        <EmptyState
          headingLevel="h2"
          title="No parts to add"
          text="Open a part and press “Add to project”, or paste part numbers."
          action={<ButtonLink href="/quick-order">Paste part numbers</ButtonLink>}
        />
      ) : (
        <Addition list={list} vehicles={vehicles} vehicle={writeVehicle(first ?? null)} returned={returned} />
      )}
    </div>
  );
}
