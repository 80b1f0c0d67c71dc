import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiReactContext } from "#client/lib/api/api.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { SignupForm } from "./signup-form.tsx";

test("the sign-up asks for an email address, and for one at all, before any script is there [shop-5.1]", () => {
  const signup = { title: "Sign up", text: "", placeholder: "Enter email address", buttonLabel: "Subscribe" };
  const html = renderToStaticMarkup(
    <ApiReactContext value={unusedApi}>
      <QueryClientProvider client={new QueryClient()}>
        <SignupForm signup={signup} id="footer" />
      </QueryClientProvider>
    </ApiReactContext>,
  );
  const field = /<input[^>]*name="email"[^>]*>/.exec(html)?.[0];
  expect(field).toContain('type="email"');
  expect(field).toContain('required=""');
  expect(field).toContain('placeholder="Enter email address"');
});
