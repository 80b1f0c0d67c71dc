import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MenuItem } from "#shared/contract/content/content.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuPanels, menuPanelsAddress } from "./menu-panels.tsx";

const entry = (label: string, items: MenuItem[] = []): MenuItem => ({ label, url: `/parts/${label.toLowerCase()}`, items });
const card = { title: "Big Brake Month", text: "15% off.", buttonLabel: "Save now", url: "/promotions/brakes", picture: null };
const promos = {
  title: "Popular right now",
  cards: [card, { ...card, title: "Trim Week", buttonLabel: "", url: "/promotions/trim-week" }],
};
const items = [{ ...entry("Brakes", [entry("Discs", [entry("Rotors", [entry("Front"), entry("Rear")])])]), promos }, entry("Books")];
const panels = renderToStaticMarkup(<MenuPanels items={items} />);
const bar = renderToStaticMarkup(<MegaMenu items={items} company={{ name: "Rares", phone: null }} panels={panels} />);
const html = bar + panels;

describe("the mega menu", () => {
  test("is a landmark whose entries on every level are links [shop-2.12] [shop-3.30]", () => {
    expect(html).toContain('aria-label="Main menu"');
    for (const path of ["brakes", "discs", "rotors", "front", "rear", "books"]) expect(html).toContain(`href="/parts/${path}"`);
  });

  test("offers all of an entry on every level that has more below it [shop-2.12]", () => {
    for (const label of ["Brakes", "Discs", "Rotors"]) expect(html).toContain(`View All ${label}`);
    expect(html).not.toContain("View All Front");
    expect(html).not.toContain("View All Books");
  });

  test("names the level that each way back leads to, 'Main menu' at the root [shop-2.12]", () => {
    const backs = [...html.matchAll(/popoverTargetAction="hide"[^>]*>([^<]+)</gi)].map(([, label]) => label);
    expect(backs).toEqual(["Main menu", "Brakes", "Discs"]);
  });

  test("lists plain pages after the departments, and no empty list where there is none", () => {
    expect(bar.lastIndexOf('popover="auto"')).toBeLessThan(bar.indexOf('href="/parts/books"'));
    const listsOf = (entries: MenuItem[]) =>
      renderToStaticMarkup(<MegaMenu items={entries} company={{ name: "Rares", phone: null }} />).split("<ul").length;
    expect(listsOf([entry("Legends"), ...items])).toBe(listsOf(items));
    expect(listsOf(items.slice(0, 1))).toBe(listsOf(items) - 1);
  });

  test("shows all cards of a top entry under their title, each with its button's words [shop-2.12] [shop-3.30]", () => {
    const cards = panels.slice(panels.indexOf("Popular right now"));
    const shown = Array.from(cards.matchAll(/<a[^>]*href="(\/promotions[^"]*)"[^>]*>(.*?)<\/a>/g), ([, url, words = ""]) => [
      url,
      words
        .replaceAll(/<[^>]+>/g, "|")
        .split("|")
        .filter(Boolean),
    ]);
    expect(shown).toEqual([
      ["/promotions/brakes", ["Big Brake Month", "15% off.", "Save now"]],
      ["/promotions/trim-week", ["Trim Week", "15% off."]],
    ]);
  });

  test("opens each panel by a button that names it, without a script", () => {
    const opened = new Set([...html.matchAll(/popoverTarget="([^"]+)"/gi)].map(([, id]) => id));
    expect(bar).toContain(' id="site-menu-0"');
    for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) expect(opened).toContain(id);
  });

  test("pages carry its top entries alone, each with the way to all of it, and the address of the rest", () => {
    expect([...bar.matchAll(/href="(\/parts[^"]*)"/g)].map(([, path]) => path)).toEqual(["/parts/brakes", "/parts/brakes", "/parts/books"]);
    expect(bar).toContain("View All Brakes");
    expect(bar).toContain(`data-panels="${menuPanelsAddress(panels)}"`);
    expect(panels).toContain('data-below="/parts/brakes"');
  });

  test("for a car it says how many parts each category has, and which have none; plain pages have no number", () => {
    const counts = new Map([
      ["/parts/discs", 1200],
      ["/parts/rotors", 3],
      ["/parts/front", 0],
    ]);
    const counted = renderToStaticMarkup(<MenuPanels items={items} counts={counts} />);
    const texts = Array.from(counted.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g), ([, url, label = ""]) => [
      url,
      label.replace(/<[^>]+>/g, "|"),
    ]);
    expect(Object.fromEntries(texts)).toMatchObject({
      "/parts/rotors": expect.stringMatching(/Rotors/),
      "/parts/front": "Front|0|",
      "/parts/rear": "Rear",
    });
    expect(counted).toContain("Counted for your car");
    expect(counted).toMatch(/<button[^>]*>Rotors<span[^>]*>3<\/span><\/button>/);
    expect(counted.match(/nothing/g)).toHaveLength(1);
    expect(panels).not.toContain("Counted for your car");
  });

  test("what its panels hold has another address whenever it is another, in lower case", () => {
    expect(menuPanelsAddress(panels)).toMatch(/^\/site-menu\/[a-z0-9]{14,}$/);
    expect(menuPanelsAddress(panels)).toBe(menuPanelsAddress(panels.slice(0, 1) + panels.slice(1)));
    expect(menuPanelsAddress(panels.replace("Front", "Fornt"))).not.toBe(menuPanelsAddress(panels));
    expect(menuPanelsAddress("")).not.toBe(menuPanelsAddress(" "));
  });
});
