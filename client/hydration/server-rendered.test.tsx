import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ServerRendered } from "./server-rendered.tsx";

test("an island that has nothing in it is empty on the server, where there is no document to look into", () => {
  const props = { id: "footer", madeOf: {}, children: false } as const;
  expect(renderToString(<ServerRendered {...props} />)).toBe('<div id="footer"></div>');
});
