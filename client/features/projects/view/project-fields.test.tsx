import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectFields } from "./project-fields.tsx";

const fieldsOf = (error?: string) => renderToStaticMarkup(<ProjectFields name="" vehicle="" vehicles={[]} error={error} />);

test("a name that is missing has the focus as its form comes back, and a form that wasn't sent takes none", () => {
  expect(/<input[^>]*>/.exec(fieldsOf("Please give it a name."))?.[0]).toContain("autofocus");
  expect(fieldsOf()).not.toContain("autofocus");
});
