import { transformAsync } from "@babel/core";
import { build } from "vite";
import { expect, test } from "vitest";
import { unusedComponents, withoutDisplayNames } from "./unused-components.ts";

const entry = "virtual:entry";

/** A bundle of a program that makes a router and renders no link. */
async function bundle(plugins: ReturnType<typeof unusedComponents>[]): Promise<string> {
  const program = {
    name: "program",
    resolveId: (id: string) => (id === entry ? `\0${entry}` : null),
    load: (id: string) => (id === `\0${entry}` ? 'import { createBrowserRouter } from "react-router"; createBrowserRouter([]);' : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [program, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  if (!("output" in built)) throw new Error("One bundle was asked for");
  return built.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

test("components of the router that nothing renders are left out of a bundle", async () => {
  expect(await bundle([])).toContain("LinkWithRef");
  const lean = await bundle([unusedComponents()]);
  expect(lean).not.toContain("LinkWithRef");
  expect(lean).toContain("createBrowserHistory");
});

test("a component loses the name for developer tools, and nothing else is taken out", async () => {
  const kept = ["path.pathname = to;", "function name() {\n  Link.displayName = 'Link';\n}", "Link.displayName = nameOf(Link);"];
  const result = await transformAsync(["Link.displayName = 'Link';", ...kept].join("\n"), {
    configFile: false,
    plugins: [withoutDisplayNames],
  });
  expect(result?.code).toBe(kept.join("\n"));
});
