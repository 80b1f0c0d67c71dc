import { build } from "vite";
import { expect, test } from "vitest";
import { namedExports } from "./named-exports.ts";

const entry = "virtual:entry";
const program = `
import React, { useState } from "react";
import * as all from "react";
import { jsx } from "react/jsx-runtime";
export const isOnePackage = useState === React.useState && all.useState === useState;
export const element = jsx("b", { children: "Rares" });
`;

/** A bundle of a program that uses three of React's names. */
async function bundle(plugins: ReturnType<typeof namedExports>[]): Promise<string> {
  const own = {
    name: "program",
    resolveId: (id: string) => (id === entry ? `\0${entry}` : null),
    load: (id: string) => (id === `\0${entry}` ? program : null),
  };
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [own, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  if (!("output" in built)) throw new Error("One bundle was asked for");
  return built.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

test("what a bundle uses of React are names of its own, the others are left out, and all come from one package", async () => {
  expect(await bundle([])).toMatch(/\(0, \w+\.jsx\)/);
  const named = await bundle([namedExports()]);
  expect(named).not.toMatch(/\(0, \w+\.jsx\)/);
  expect(named).toMatch(/^var useState = /m);
  expect(named).not.toMatch(/^var useMemo = /m);
  const made: unknown = await import(`data:text/javascript,${encodeURIComponent(named)}`);
  expect(made).toMatchObject({ isOnePackage: true, element: { type: "b", props: { children: "Rares" } } });
});
