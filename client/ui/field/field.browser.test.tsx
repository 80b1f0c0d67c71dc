import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ErrorPanel } from "../feedback/error-panel.tsx";
import { Field } from "./field.tsx";

type Errors = { name?: string; email?: string };

const fields = ({ name, email }: Errors) => (
  <>
    <Field label="Name" error={name}>
      {(control) => <input {...control} />}
    </Field>
    <Field label="Email" error={email}>
      {(control) => <input {...control} />}
    </Field>
  </>
);
const told = () =>
  page
    .getByRole("alert")
    .elements()
    .map(({ textContent }) => textContent);
const missing = { name: "Please enter your name", email: "Please enter your email address" };

test("a form with several wrong fields speaks up for the first, and each field is described by its own error", async () => {
  const screen = await render(<form>{fields({})}</form>);
  await screen.rerender(<form>{fields(missing)}</form>);
  expect(told()).toEqual([missing.name]);
  await expect.element(screen.getByLabelText("Name")).toHaveAccessibleDescription(missing.name);
  await expect.element(screen.getByLabelText("Email")).toHaveAccessibleDescription(missing.email);
});

test("where a form has words for all of it, they alone speak up", async () => {
  const screen = await render(<form>{fields({})}</form>);
  await screen.rerender(
    <form>
      {fields(missing)}
      <ErrorPanel message="Please check what is marked" />
    </form>,
  );
  expect(told()).toEqual(["Please check what is marked"]);
});

test("a field without a form speaks up by itself", async () => {
  await render(fields(missing));
  expect(told()).toEqual([missing.name, missing.email]);
});
