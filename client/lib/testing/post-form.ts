import type { AppContext } from "../page/app-context.ts";
import { type FormAction, routeAction } from "../forms/form-action.ts";
import { contextWith } from "./app-context.ts";

export function fieldsOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Posts a form to its page, as browsers without scripts do: where that leads, or what comes back. */
export async function postForm<Typed, Result>(
  form: FormAction<Typed, Result>,
  fields: Record<string, string>,
  parts: Partial<AppContext> & { signal?: AbortSignal } = {},
) {
  const { signal, ...context } = parts;
  const request = new Request("http://shop.test/form", { method: "POST", body: fieldsOf(fields), signal });
  const url = new URL(request.url);
  const answer = await routeAction(form)({ request, url, params: {}, pattern: url.pathname, context: contextWith(context) });
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("location") };
  return { status: answer.init?.status, returned: answer.data };
}
