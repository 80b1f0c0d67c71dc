import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AppError } from "#shared/domain/app-error.ts";
import { ApiReactContext } from "../api/api.ts";
import { unusedApi } from "../testing/unused-api.ts";
import { textField } from "../text/text-field.ts";
import type { Form, ReturnedForm } from "./form-action.ts";
import { useForm } from "./use-form.ts";

type Wish = { part: string };

const run = vi.fn<(wish: Wish) => Promise<string>>();
const onDone = vi.fn<(number: string) => void>();

const wishForm: Form<Wish, string> = {
  parse: (fields) => {
    const part = textField(fields, "part");
    return { typed: { part }, problem: part === "" ? { message: "Which part?", fields: { part: "Please name it." } } : null };
  },
  run,
};

function WishForm({ returned }: { returned?: ReturnedForm<Wish> }) {
  const { submit, problem, failed, result, isPending } = useForm(wishForm, {
    returned,
    onDone,
    isFinal: ({ status }) => status === 409,
  });
  return (
    <form onSubmit={submit}>
      <input name="name" aria-label="Name" />
      <input name="part" aria-label="Part" />
      <button type="submit">{isPending ? "Sending" : "Send"}</button>
      <p role="status">{problem?.message ?? failed?.message ?? result}</p>
    </form>
  );
}

const show = (returned?: ReturnedForm<Wish>) =>
  render(
    <ApiReactContext value={unusedApi}>
      <QueryClientProvider client={new QueryClient()}>
        <WishForm returned={returned} />
      </QueryClientProvider>
    </ApiReactContext>,
  );

const part = page.getByRole("textbox", { name: "Part" });
const button = page.getByRole("button");
const said = page.getByRole("status");

beforeEach(() => {
  run.mockReset();
  onDone.mockReset();
});
afterEach(() => void vi.restoreAllMocks());

test("what can't be right is told without a call, at the first field that is wrong, and nothing that was typed is lost", async () => {
  await show();
  await page.getByRole("textbox", { name: "Name" }).fill("Kim");
  await button.click();
  await expect.element(said).toHaveTextContent("Which part?");
  await expect.element(part).toHaveFocus();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Kim");
  expect(run).not.toHaveBeenCalled();
});

test("a form is sent once, however often its button is pressed before the answer comes", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  run.mockReturnValue(promise);
  await show();
  await part.fill("clip");
  await button.click();
  await expect.element(button).toHaveTextContent("Sending");
  await button.click();
  resolve("Wish 7");
  await expect.element(said).toHaveTextContent("Wish 7");
  expect(run.mock.calls.map(([wish]) => wish)).toEqual([{ part: "clip" }]);
  expect(onDone.mock.calls.map(([number]) => number)).toEqual(["Wish 7"]);
});

test("a failure is told and forgotten when the form is sent again", async () => {
  run.mockRejectedValueOnce(new AppError("NOT_FOUND", "for the log"));
  await show();
  await part.fill("clip");
  await button.click();
  await expect.element(said).toHaveTextContent(new AppError("NOT_FOUND", "for the log").message);
  const { promise, resolve } = Promise.withResolvers<string>();
  run.mockReturnValue(promise);
  await button.click();
  await expect.element(said).toBeEmptyDOMElement();
  resolve("Wish 8");
  await expect.element(said).toHaveTextContent("Wish 8");
});

test("after a failure that leaves nothing to try again, nothing is sent", async () => {
  run.mockRejectedValue(new AppError("CONFLICT", "saved already"));
  await show();
  await part.fill("clip");
  await button.click();
  await expect.element(said).toHaveTextContent("saved already");
  await button.click();
  await button.click();
  expect(run).toHaveBeenCalledOnce();
});

test("a form that came back without scripts says why until it is sent", async () => {
  run.mockResolvedValue("Wish 9");
  await show({ kind: "failed", typed: { part: "clip" }, message: "No clip today.", status: 404, fields: {} });
  await expect.element(said).toHaveTextContent("No clip today.");
  await part.fill("clip");
  await button.click();
  await expect.element(said).toHaveTextContent("Wish 9");
});

test("an error that nobody foresaw is reported, and told without its own words", async () => {
  const broken = new TypeError("x is not a function");
  const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
  run.mockRejectedValue(broken);
  await show();
  await part.fill("clip");
  await button.click();
  await expect.element(said).toHaveTextContent("Something went wrong. Please try again.");
  expect(report.mock.calls).toEqual([[broken]]);
});

test("a form that is sent without a connection is told to have failed, and isn't sent by itself later", async () => {
  run.mockRejectedValue(new AppError("NOT_FOUND", "no way there"));
  await show();
  window.dispatchEvent(new Event("offline"));
  await part.fill("clip");
  await button.click();
  await expect.element(button).toHaveTextContent("Send");
  await expect.element(said).not.toBeEmptyDOMElement();
  window.dispatchEvent(new Event("online"));
  expect(run).toHaveBeenCalledOnce();
});
