import { expect, test } from "vitest";
import { categoryPath } from "./category-path.ts";

test("a category's address has a step for each title above it, however the arrow between them is spaced", () => {
  expect(categoryPath("Brakes")).toBe("/parts/brakes");
  expect(categoryPath("Body & Exterior > Body Panels")).toBe("/parts/body-and-exterior/body-panels");
  expect(categoryPath("Body>Panels  >  Doors")).toBe("/parts/body/panels/doors");
});

test("a title of which some part says nothing has no address", () => {
  for (const title of ["", "Brakes > ", "> Pads", "Brakes > !! > Pads"]) expect(categoryPath(title)).toBeNull();
});
