import { expect, test } from "vitest";
import { missingFrom } from "./bill-of-materials.ts";

const component = (name: string, version: string) => ({ name, version, purl: `pkg:npm/${name}@${version}` });
const bill = { bomFormat: "CycloneDX" as const, components: [component("express", "5.3.0"), component("@orpc/server", "1.16.1")] };

test("a bill that names every installed package is whole", () => {
  const packages = { "node_modules/express": { version: "5.3.0" }, "node_modules/a/node_modules/@orpc/server": { version: "1.16.1" } };
  expect(missingFrom(bill, { packages })).toEqual([]);
});

test("a package of the image that the bill doesn't name is found, another version of a named one too", () => {
  const packages = { "node_modules/pino": { version: "10.4.0" }, "node_modules/b/node_modules/express": { version: "4.0.0" } };
  expect(missingFrom(bill, { packages })).toEqual(["pino@10.4.0", "express@4.0.0"]);
});

test("a package under another name counts by its own, and a workspace not at all", () => {
  const packages = {
    "node_modules/alias": { name: "express", version: "5.3.0" },
    "node_modules/@rares/domain": { link: true },
    "shared/domain": { version: "0.1.0" },
  };
  expect(missingFrom(bill, { packages })).toEqual([]);
});
