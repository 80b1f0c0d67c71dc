import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { templatesDir } from "#sandbox/config.ts";
import { findSvgFault } from "../testing/find-svg-fault.ts";
import { drawTemplate } from "./draw-template.ts";
import { paint } from "./material.ts";
import { createPen } from "./pen.ts";
import { createSheet } from "./sheet.ts";

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(ending));
const templates = filesBelow(templatesDir, ".svg").map((file) => file.replace(/\.svg$/, ""));

function sheet(label?: string) {
  return createSheet({ kind: "part", family: "stool", view: "hero", seed: 1, label }, createPen());
}

describe("the templates", () => {
  it.each(templates)("%s is a picture in any viewer, as it is", async (name) => {
    const file = join(templatesDir, `${name}.svg`);
    const { channels } = await sharp(file).resize({ width: 100 }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });

  it("are each drawn by some part", () => {
    const sources = filesBelow(join(import.meta.dirname, "../parts"), ".ts").map((file) =>
      readFileSync(join(import.meta.dirname, "../parts", file), "utf8"),
    );
    const drawn = sources.flatMap((source) => [...source.matchAll(/"([a-z]+\/[a-z-]+)"/g)].map(([, name = ""]) => name));
    expect([...new Set(drawn)].toSorted()).toEqual(templates.toSorted());
  });
});

describe("drawing a template", () => {
  it("puts the material in the slot's place, and the label in the words'", () => {
    const red = drawTemplate("gifts/stool", sheet("Pit stop"), { slots: { vinyl: paint("#c8102e") } }).body;
    const blue = drawTemplate("gifts/stool", sheet("Pit stop"), { slots: { vinyl: paint("#1f56a8") } }).body;
    const unnamed = drawTemplate("gifts/stool", sheet(), { slots: { vinyl: paint("#c8102e") } }).body;
    expect(red).toContain(`stroke="${paint("#c8102e").edge}"`);
    expect(blue).not.toContain(`stroke="${paint("#c8102e").edge}"`);
    expect(unnamed).not.toBe(red);
  });

  it("leaves nothing of the template in the picture but what a browser draws", () => {
    const { pen, ...rest } = sheet();
    const { body } = drawTemplate("gifts/stool", { pen, ...rest }, { slots: { vinyl: paint("#c8102e") } });
    expect(body).not.toMatch(/data-|<text|font/);
    expect(
      findSvgFault(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs>${pen.definitions()}</defs>${body}</svg>`),
    ).toBeNull();
  });

  it("draws one of the elements that exclude each other", () => {
    const [ignition, knob] = ["ignition", "knob"].map((variant) => drawTemplate("electrical/switch", sheet(), { variant }).body);
    expect(ignition).not.toBe(knob);
    expect(ignition).not.toContain("display");
  });

  it("refuses to leave a slot empty", () => {
    expect(() => drawTemplate("gifts/stool", sheet())).toThrow("vinyl");
    expect(() => drawTemplate("badges/sign", sheet(), { slots: { ground: "#c8102e" } })).toThrow(
      "Nothing fills ink in the template badges/sign",
    );
    expect(() => drawTemplate("bottles/cartridge", sheet(), { slots: { cap: paint("#c8102e") } })).toThrow("Nothing draws label");
  });
});
