import type { ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { RenderPartContext, ServerRendered } from "./server-rendered.tsx";

const data = {};
const report = vi.fn<(error: unknown) => void>();
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  report.mockClear();
});

const island = (children: false | ReactElement) => (
  <ServerRendered id="footer" madeOf={data}>
    {children}
  </ServerRendered>
);

function place(html: string): Element {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const element = document.getElementById("root");
  if (!element) throw new Error("The test has no root");
  return element;
}

test("an island whose code was sent to the browser is an error in development", async () => {
  const element = place("");
  root = createRoot(element, { onUncaughtError: report });
  root.render(island(<p>Stores</p>));
  await vi.waitFor(() => expect(report).toHaveBeenCalled());
  expect(report.mock.calls[0]?.[0]).toEqual(new Error('The browser was sent the code of "footer", which only the server renders'));
});

test("an island keeps the server's HTML, also when the page around it is made anew", async () => {
  const served = <div id="footer" dangerouslySetInnerHTML={{ __html: "<p>Stores</p>" }} />;
  const element = place(renderToString(served));
  const words = element.querySelector("p");
  root = hydrateRoot(element, island(false), { onRecoverableError: report });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(element.querySelector("p")).toBe(words);
  expect(report).not.toHaveBeenCalled();
  root.render(<main>{island(false)}</main>);
  await vi.waitFor(() => expect(element.innerHTML).toBe('<main><div id="footer"><p>Stores</p></div></main>'));
});

test("where nothing was served an island is empty", async () => {
  const element = place("");
  root = createRoot(element);
  root.render(island(false));
  await vi.waitFor(() => expect(element.innerHTML).toBe('<div id="footer"></div>'));
});

test("whoever renders parts is asked for this one by its name and by what it is made of, and only for one that has something in it", () => {
  vi.stubEnv("SSR", true);
  const renderPart = vi.fn(() => "<p>Made</p>");
  const page = (children: false | ReactElement) => <RenderPartContext value={renderPart}>{island(children)}</RenderPartContext>;
  const part = <p>Stores</p>;
  expect(renderToString(page(part))).toBe('<div id="footer"><p>Made</p></div>');
  expect(renderPart).toHaveBeenCalledExactlyOnceWith("footer", data, part);
  renderPart.mockClear();
  expect(renderToString(page(false))).toBe('<div id="footer"></div>');
  expect(renderPart).not.toHaveBeenCalled();
  vi.unstubAllEnvs();
});
