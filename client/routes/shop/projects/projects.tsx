import { useSuspenseQuery } from "@tanstack/react-query";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData, useParams, useSearchParams } from "react-router";
import { projectQuery, projectsQuery, sharedProjectQuery } from "#client/features/projects/queries.ts";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { useApi } from "#client/lib/api/api.ts";
import type { PageHandle } from "#client/lib/page/head/page-head.ts";
import { ownDocument } from "#client/lib/page/own-document.ts";
import { useToldOnce } from "#client/lib/page/use-told-once.ts";
import type * as Pages from "./project-pages.ts";
// The sheets of what only the server renders: the browser's build would have none of them otherwise.
import "#client/features/projects/view/addition.module.css";
import "#client/features/projects/view/project-lines.module.css";
import "#client/features/projects/view/project-list.module.css";
import "#client/features/projects/view/project-settings.module.css";
import "#client/features/projects/view/project-totals.module.css";
import "./projects.module.css";

/** What draws them, there on the server alone: even modules that nothing of is used would change how the browser's code is cut. */
let pages: typeof Pages | null = null;

/** The pages of projects are made of forms and links alone, so the browser keeps their HTML and gets none of their code; a link to one of them is the browser's own. */
export async function loader(args: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) throw ownDocument(args.request);
  pages ??= await import("./project-pages.ts");
  return pages.load(args);
}

/** Every form of projects posts to its page. */
export async function action(args: ActionFunctionArgs) {
  if (!import.meta.env.SSR) throw new Error("Forms of projects are the browser's own to post");
  return (await import("./project-pages.ts")).post(args);
}

export const handle = {
  head: ({ queryClient, api, params: { view, token } }) => {
    const key = view === "shared" ? sharedProjectQuery(api, token ?? "").queryKey : projectQuery(api, view ?? "").queryKey;
    const name = queryClient.getQueryData<{ name: string }>(key)?.name;
    const title = name ?? (view === "add" ? "Add to a project" : view === undefined ? "Your projects" : "Project");
    // The address of a shared project is told to nobody, not even in its own head.
    return { title, description: "Plan a restoration, and order what it needs.", canonicalPath: "/projects", isIndexable: false };
  },
  isPersonal: true,
} satisfies PageHandle;

const told = ["added", "saved", "shared", "unshared", "deleted"];

export function Component() {
  const { view } = useParams();
  useToldOnce(told);
  if (view === undefined) return <List />;
  if (view === "add") return <Addition />;
  return view === "shared" ? <Shared /> : <Project />;
}

/** What came back of a form that could not be carried out. */
const useReturned = () => useActionData<typeof action>();

function List() {
  const { data: list } = useSuspenseQuery(projectsQuery(useApi(), ""));
  const { vehicles } = useLoaderData<typeof loader>();
  const returned = useReturned();
  const isDeleted = useSearchParams()[0].has("deleted");
  return (
    <ServerRendered id="projects" madeOf={list}>
      {import.meta.env.SSR &&
        pages !== null &&
        (vehicles === null ? (
          <pages.AgainPage returned={returned} />
        ) : (
          <pages.ListPage list={list} vehicles={vehicles} returned={returned?.of === "list" ? returned.form : null} isDeleted={isDeleted} />
        ))}
    </ServerRendered>
  );
}

function Addition() {
  const lines = useSearchParams()[0].get("lines") ?? "";
  const { data: list } = useSuspenseQuery(projectsQuery(useApi(), lines));
  const { vehicles } = useLoaderData<typeof loader>();
  const returned = useReturned();
  return (
    <ServerRendered id="projects" madeOf={list}>
      {import.meta.env.SSR &&
        pages !== null &&
        (vehicles === null ? (
          <pages.AgainPage returned={returned} />
        ) : (
          <pages.AdditionPage list={list} vehicles={vehicles} returned={returned?.of === "addition" ? returned.form : null} />
        ))}
    </ServerRendered>
  );
}

function Project() {
  const { view = "" } = useParams();
  const { data: project } = useSuspenseQuery(projectQuery(useApi(), view));
  const { vehicles, origin } = useLoaderData<typeof loader>();
  const returned = useReturned();
  const [params] = useSearchParams();
  return (
    <ServerRendered id="projects" madeOf={project}>
      {import.meta.env.SSR &&
        pages !== null &&
        (vehicles === null ? (
          <pages.AgainPage returned={returned} />
        ) : (
          <pages.ProjectPage
            project={project}
            vehicles={vehicles}
            origin={origin}
            params={params}
            returned={returned?.of === "project" ? returned.form : null}
          />
        ))}
    </ServerRendered>
  );
}

function Shared() {
  const { token = "" } = useParams();
  const { data: project } = useSuspenseQuery(sharedProjectQuery(useApi(), token));
  return (
    <ServerRendered id="projects" madeOf={project}>
      {import.meta.env.SSR && pages !== null && <pages.SharedPage project={project} />}
    </ServerRendered>
  );
}
