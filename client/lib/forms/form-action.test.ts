import { QueryClient } from "@tanstack/react-query";
import { describe, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { postForm } from "../testing/post-form.ts";
import { unusedApi } from "../testing/unused-api.ts";
import { textField } from "../text/text-field.ts";
import { type FormAction, type FormContext, runForm } from "./form-action.ts";

type Wish = { part: string };

const run = vi.fn<(wish: Wish, context: FormContext) => Promise<string>>();

/** Asks for a part by its name. */
const wishForm: FormAction<Wish, string> = {
  parse: (fields) => {
    const part = textField(fields, "part").trim();
    return { typed: { part }, problem: part === "" ? { message: "Which part?", fields: { part: "Please name it." } } : null };
  },
  run,
  to: (number, { part }) => `/wishes?part=${part}&number=${number}`,
};

describe("a form that is posted to its page", () => {
  test("leads on to the page that tells what came of it, which a reload doesn't post again", async () => {
    run.mockReset().mockResolvedValue("7");
    expect(await postForm(wishForm, { part: " clip " })).toEqual({ status: 303, to: "/wishes?part=clip&number=7" });
    expect(run.mock.calls.map(([wish]) => wish)).toEqual([{ part: "clip" }]);
  });

  test("comes back with what was typed and what is wrong with it, and asks nobody, when nothing can come of it", async () => {
    run.mockReset();
    const returned = { kind: "refused", typed: { part: "" }, message: "Which part?", status: 422, fields: { part: "Please name it." } };
    expect(await postForm(wishForm, { part: " " })).toEqual({ status: 422, returned });
    expect(run).not.toHaveBeenCalled();
  });

  test("comes back with the API's words and status when it failed, or with the form's own words for that failure", async () => {
    run.mockReset().mockRejectedValue(new AppError("NOT_FOUND", "for the log"));
    const failed = { kind: "failed", typed: { part: "clip" }, status: 404, fields: {} };
    expect(await postForm(wishForm, { part: "clip" })).toEqual({
      status: 404,
      returned: { ...failed, message: new AppError("NOT_FOUND", "for the log").message },
    });
    const explain = (_: unknown, { part }: Wish) => ({ message: `No ${part} today.`, status: 409, fields: { part: "Another one?" } });
    expect(await postForm({ ...wishForm, explain }, { part: "clip" })).toEqual({
      status: 409,
      returned: { ...failed, message: "No clip today.", status: 409, fields: { part: "Another one?" } },
    });
  });

  test("gives whoever it is no longer for an error page, with what was typed", async () => {
    run.mockReset().mockRejectedValue(new AppError("UNAUTHENTICATED", "nobody"));
    const explain = () => ({ message: "You've been signed out.", status: 401, fields: {}, isGone: true });
    const textOf = ({ part }: Wish) => part;
    const body = { code: "FORM_GONE", message: "You've been signed out.\n\nThis is what you typed:\nclip" };
    await expect(postForm({ ...wishForm, explain, textOf }, { part: "clip" })).rejects.toMatchObject({ data: body, init: { status: 401 } });
    await expect(postForm({ ...wishForm, explain }, { part: "clip" })).rejects.toMatchObject({
      data: { message: "You've been signed out." },
    });
  });

  test("comes back with what was typed as text, for a page that can't show the form", async () => {
    run.mockReset().mockRejectedValue(new AppError("UPSTREAM_FAILED", "down"));
    expect(await postForm({ ...wishForm, textOf: ({ part }) => `A ${part}` }, { part: "clip" })).toMatchObject({
      status: 502,
      returned: { text: "A clip", typed: { part: "clip" } },
    });
  });

  test("reports an error that nobody foresaw, says none of it, and still brings back what was typed", async () => {
    const broken = new TypeError("x is not a function");
    const reportError = vi.fn<(error: unknown) => void>();
    run.mockReset().mockRejectedValue(broken);
    expect(await postForm(wishForm, { part: "clip" }, { reportError })).toMatchObject({
      status: 500,
      returned: { kind: "failed", typed: { part: "clip" }, message: "Something went wrong. Please try again." },
    });
    expect(reportError.mock.calls).toEqual([[broken]]);
  });

  test("is nobody's failure once its visitor has left: no words, no report", async () => {
    const visit = new AbortController();
    const reportError = vi.fn<(error: unknown) => void>();
    run.mockReset().mockImplementation(async (_, { signal }) => {
      visit.abort(new Error("gone"));
      return signal?.throwIfAborted() ?? "";
    });
    await expect(postForm(wishForm, { part: "clip" }, { signal: visit.signal, reportError })).rejects.toThrow("gone");
    expect(reportError).not.toHaveBeenCalled();
  });
});

test("a form that nobody can leave, as in a browser, turns an aborted call into words", async () => {
  const reportError = vi.fn<(error: unknown) => void>();
  run.mockReset().mockRejectedValue(new DOMException("aborted", "AbortError"));
  const context = { api: unusedApi, queryClient: new QueryClient(), reportError };
  expect(await runForm(wishForm, { part: "clip" }, context)).toMatchObject({ kind: "failed", status: 500 });
  expect(reportError).toHaveBeenCalledOnce();
});
