import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SizeTable } from "./size-table.tsx";

const table = {
  id: "1",
  title: "Tees",
  unit: "cm" as const,
  head: ["Size", "Chest (cm)", "Weight (g)", "Fit"],
  rows: [
    ["10", "96-101", "180", "Close"],
    ["10", "97.5", "190", "Close"],
  ],
};

test("lengths follow the unit; sizes, other units and words stay", () => {
  const html = renderToStaticMarkup(<SizeTable table={table} unit="inch" />);
  expect(html).toContain('<th scope="row">10</th><td>37 3/4-39 3/4</td><td>180</td><td>Close</td>');
  expect(html).toContain('<th scope="col">Chest</th><th scope="col">Weight (g)</th>');
  expect(html).toMatch(/<caption[^>]*>Tees <span[^>]*>in inches<\/span><\/caption>/);
});

test("a table without lengths names no unit and is left as it is", () => {
  const html = renderToStaticMarkup(<SizeTable table={{ ...table, unit: null }} unit="inch" />);
  expect(html).toContain("<td>96-101</td>");
  expect(html).not.toContain("in inches");
});
