import { Component, type ReactNode, startTransition, Suspense, use } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { reloadOnceOnChunkFailure } from "./chunk-reload.ts";
import { havePartsFailed, lazyPart, PartBoundary, partFailureEvent, partsLoaded, partsOfPage } from "./lazy-part.tsx";

const press = vi.fn<() => void>();
const report = vi.fn<(error: unknown) => void>();
let roots: Root[] = [];

const Buy = ({ text = "Buy" }: { text?: string }) => <button onClick={press}>{text}</button>;

afterEach(() => {
  for (const root of roots) root.unmount();
  roots = [];
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
  vi.clearAllMocks();
});

/** As long as React needs for whatever it has to do. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>Failed</p> : this.props.children;
  }
}

/** A part whose code comes when the test lets it, the page as the server sent it, and the page that takes it over. */
function servedPage(load: () => Promise<typeof Buy>) {
  const Part = lazyPart(load);
  const served = (
    <main>
      <Suspense>
        <Buy />
      </Suspense>
    </main>
  );
  document.body.innerHTML = `<div id="root">${renderToString(served)}</div>`;
  const element = document.getElementById("root");
  if (!element) throw new Error("The test has no root");
  const button = element.querySelector("button");
  const hydrate = () => {
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(
        element,
        <main>
          <Part />
        </main>,
        { onRecoverableError: report },
      );
      roots.push(root);
    });
    return root;
  };
  return { Part, button, hydrate, progress: () => document.documentElement.dataset.hydrated };
}

// The first, for it is about a page whose own code isn't at work yet.
test("code that fails to come leaves the HTML as it is, without an error, and is made known; the next page asks for it again", async () => {
  const hear = vi.fn(() => havePartsFailed());
  addEventListener(partFailureEvent, hear, { once: true });
  const load = vi
    .fn<() => Promise<typeof Buy>>()
    .mockImplementationOnce(() => Promise.reject(new Error("no network")))
    .mockResolvedValue(Buy);
  const { button, hydrate, progress } = servedPage(load);
  hydrate();
  await vi.waitFor(() => expect(progress()).toBe("page"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(havePartsFailed()).toBe(true));
  expect(hear).toHaveReturnedWith(true);
  expect(document.querySelector("button")).toBe(button);
  await partsOfPage()();
  expect(havePartsFailed()).toBe(false);
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  button?.click();
  expect(press).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test("a part keeps the server's HTML until its code is there, and then takes over those very elements", async () => {
  const code = Promise.withResolvers<typeof Buy>();
  const { button, hydrate, progress } = servedPage(() => code.promise);
  hydrate();
  await vi.waitFor(() => expect(progress()).toBe("page"));
  expect(document.querySelector("button")).toBe(button);
  button?.click();
  expect(press).not.toHaveBeenCalled();
  code.resolve(Buy);
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  expect(document.querySelector("button")).toBe(button);
  button?.click();
  expect(press).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});

test("a part whose props change before its code is there keeps the server's HTML, and changes once the code has come", async () => {
  const code = Promise.withResolvers<typeof Buy>();
  const { Part, button, hydrate, progress } = servedPage(() => code.promise);
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("page"));
  flushSync(() =>
    root?.render(
      <main>
        <Part text="Add" />
      </main>,
    ),
  );
  await aWhile();
  expect(document.querySelector("button")).toBe(button);
  code.resolve(Buy);
  await vi.waitFor(() => expect(document.querySelector("button")?.textContent).toBe("Add"));
  expect(document.querySelector("button")).toBe(button);
  expect(report).not.toHaveBeenCalled();
});

test("where no HTML stands, code that fails to come is an error of the page around it", async () => {
  const { hydrate, progress } = servedPage(() => Promise.resolve(Buy));
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  const Broken = lazyPart(() => Promise.reject(new Error("no network")));
  vi.spyOn(console, "error").mockReturnValue();
  startTransition(() =>
    root?.render(
      <Boundary>
        <Broken />
      </Boundary>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toBe("Failed"));
});

test("a page that comes when the code of its parts is there is whole at once", async () => {
  const { hydrate, progress } = servedPage(() => Promise.resolve(Buy));
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  const Next = lazyPart(() => Promise.resolve(Buy));
  await partsLoaded();
  startTransition(() => root?.render(<Next text="Next" />));
  await vi.waitFor(() => expect(document.body.textContent).toBe("Next"));
  await aWhile();
  expect(progress()).toBe("parts");
});

test("the next page waits for the code of what stands on this one, and no longer once it is there", async () => {
  const code = Promise.withResolvers<typeof Buy>();
  const load = vi.fn(() => code.promise);
  const { hydrate, progress } = servedPage(load);
  await aWhile();
  const next = partsOfPage();
  hydrate();
  await vi.waitFor(() => expect(progress()).toBe("page"));
  let isThere = false;
  const waiting = next().then(() => (isThere = true));
  await aWhile();
  expect(isThere).toBe(false);
  code.resolve(Buy);
  await waiting;
  load.mockClear();
  await next();
  expect(load).not.toHaveBeenCalled();
});

test("a part that leaves the page before its code is there is no longer waited for", async () => {
  const code = Promise.withResolvers<typeof Buy>();
  const { hydrate, progress } = servedPage(() => code.promise);
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("page"));
  startTransition(() => root?.render(<main />));
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  code.resolve(Buy);
});

test("a part whose code is there is rendered at once, as the server needs it", async () => {
  const { Part } = servedPage(() => Promise.resolve(Buy));
  await partsLoaded();
  expect(renderToString(<Part text="Add" />)).toContain("<button>Add</button>");
});

test("a boundary within a part counts among the parts, until what it waits for has come", async () => {
  const data = Promise.withResolvers<string>();
  const Asked = () => <Buy text={use(data.promise)} />;
  const Served = () => (
    <PartBoundary fallback={<p>Wait</p>}>
      <Asked />
    </PartBoundary>
  );
  const { hydrate, progress } = servedPage(() => Promise.resolve(Buy));
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  flushSync(() => root?.render(<Served />));
  await aWhile();
  expect(progress()).toBe("page");
  expect(document.body.textContent).toBe("Wait");
  data.resolve("Does it fit?");
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  expect(document.body.textContent).toContain("Does it fit?");
});

test("code that fails to come to a page that is about to be loaded anew is no error: the page stands until the other one is there", async () => {
  const { hydrate, progress } = servedPage(() => Promise.resolve(Buy));
  const root = hydrate();
  await vi.waitFor(() => expect(progress()).toBe("parts"));
  const location = { assign: vi.fn<(to: string | URL) => void>(), reload: vi.fn<() => void>() };
  const events = new EventTarget();
  reloadOnceOnChunkFailure(
    { navigator, sessionStorage, location, addEventListener: (name, hear) => events.addEventListener(name, hear) },
    () => undefined,
  );
  // As Vite asks for a chunk: whoever takes its failure over leaves the one that asked with nothing.
  const Broken = lazyPart(async () => {
    const isTakenOver = !events.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
    throw new TypeError(isTakenOver ? "Nothing has come" : "no network");
  });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  startTransition(() =>
    root?.render(
      <Boundary>
        <p>The page</p>
        <Broken />
      </Boundary>,
    ),
  );
  await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
  expect(document.body.textContent).toBe("The page");
  expect(logged).not.toHaveBeenCalled();
});
