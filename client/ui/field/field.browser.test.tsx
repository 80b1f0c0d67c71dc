import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Field } from "./field.tsx";

const missing = { name: "Please enter your name", email: "Please enter your email address" };

test("of several wrong fields only those speak up that are to, and each is described by its own error", async () => {
  const screen = await render(
    <form>
      <Field label="Name" error={missing.name}>
        {(control) => <input {...control} />}
      </Field>
      <Field label="Email" error={missing.email} errorRole="none">
        {(control) => <input {...control} />}
      </Field>
    </form>,
  );
  const told = page.getByRole("alert").elements();
  expect(told.map(({ textContent }) => textContent)).toEqual([missing.name]);
  await expect.element(screen.getByLabelText("Name")).toHaveAccessibleDescription(missing.name);
  await expect.element(screen.getByLabelText("Email")).toHaveAccessibleDescription(missing.email);
});
