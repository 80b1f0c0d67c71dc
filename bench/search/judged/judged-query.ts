import { readdirSync, readFileSync } from "node:fs";
import { hash } from "node:crypto";
import { join } from "node:path";
import type { Catalogue, CatalogueProduct } from "#sandbox/catalogue/types.ts";
import { type Car, createGrading, type Wanted } from "./grade-products.ts";

/** What a query should lead to: products with a grade each, addresses of other pages, or a look-up of the vehicle. */
export type JudgedQuery = {
  kind: string;
  text: string;
  /** By handle, 3 what was asked for, 2 and 1 what helps, none for what doesn't. */
  grades: ReadonlyMap<string, number>;
  /** Patterns of the addresses of which one should stand first among the other results; "*" stands for anything. */
  pages: string[];
  lookup: "plate" | "vin" | "chassis" | null;
};

const queriesDir = join(import.meta.dirname, "queries");
const pagePattern = /^\//;

/** All queries, graded by the catalogue's own records. */
export function judgedQueries(catalogue: Catalogue): JudgedQuery[] {
  const gradesOf = createGrading(catalogue);
  const written = readdirSync(queriesDir).flatMap((file) => readWritten(readFileSync(join(queriesDir, file), "utf8"), gradesOf));
  return [...written, ...numberQueries([...catalogue.products()])];
}

/** A third of the queries, always the same, is held apart: it is looked at when all else is done, so that nothing is made to measure. */
export function isHeldApart({ text }: JudgedQuery): boolean {
  return hash("sha256", `held apart|${text}`, "buffer").readUInt32BE(0) % 3 === 0;
}

/** Lines "text | wanted | conditions" below headings "# kind". */
function readWritten(file: string, gradesOf: (wanted: Wanted) => Map<string, number>): JudgedQuery[] {
  let kind = "";
  const queries: JudgedQuery[] = [];
  for (const line of file.split("\n")) {
    if (line.startsWith("# ")) kind = line.slice(2);
    else if (line.trim() !== "") queries.push(readLine(kind, line, gradesOf));
  }
  return queries;
}

function readLine(kind: string, line: string, gradesOf: (wanted: Wanted) => Map<string, number>): JudgedQuery {
  const [text = "", wanted = "", conditions = ""] = line.split("|").map((part) => part.trim());
  const nothing = { kind, text, grades: new Map<string, number>(), pages: [], lookup: null };
  if (wanted === "plate" || wanted === "vin" || wanted === "chassis") return { ...nothing, lookup: wanted };
  if (pagePattern.test(wanted)) return { ...nothing, pages: wanted.split(";").map((page) => page.trim()) };
  const types = wanted.split(";").map((type) => type.trim().toLowerCase());
  const { side, position, title, ...car } = readConditions(conditions);
  if (wanted === "" && conditions === "") return nothing;
  return { ...nothing, grades: gradesOf({ types: types.filter((type) => type !== ""), car, side, position, title }) };
}

/** "series=HQ model=Statesman / Caprice": a value lasts until the next name. */
function readConditions(text: string): Car & Pick<Wanted, "side" | "position" | "title"> {
  const pairs = [...text.matchAll(/(\w+)=(.*?)(?=\s+\w+=|$)/g)].map(([, name = "", value = ""]) => [name, value.trim()]);
  return Object.fromEntries(pairs);
}

const numbersOfAKind = 30;

/** Part numbers as they are typed off a box or a casting: those of one product in so many, its own and those of other makers. */
function numberQueries(products: CatalogueProduct[]): JudgedQuery[] {
  const spread = (all: CatalogueProduct[]) =>
    all.filter((_, at) => at % Math.max(1, Math.floor(all.length / numbersOfAKind)) === 7).slice(0, numbersOfAKind);
  const own = spread(products).map((product, at) => numberQuery("part number", product.partNumber, at, products));
  const others = spread(products.filter(({ otherNumbers, replacesNumbers }) => otherNumbers.length + replacesNumbers.length > 0));
  return [
    ...own,
    ...others.map((product, at) =>
      numberQuery("other number", [...product.otherNumbers, ...product.replacesNumbers][0] ?? "", at, products),
    ),
  ];
}

const spellings: readonly ((number: string) => string)[] = [
  (number) => number,
  (number) => number.toLowerCase(),
  (number) => number.replace(/[^a-z0-9]/gi, ""),
  (number) => number.replace(/[^a-z0-9]/gi, " ").toLowerCase(),
  (number) => number.replace(/[^a-z0-9]/gi, "."),
  (number) => number.replace(/[^a-z0-9]/gi, "/"),
];

function numberQuery(kind: string, number: string, at: number, products: CatalogueProduct[]): JudgedQuery {
  const key = compact(number);
  const grades = new Map<string, number>();
  for (const { handle, partNumber, otherNumbers, replacesNumbers } of products) {
    const isNamed = compact(partNumber) === key || [...otherNumbers, ...replacesNumbers].some((other) => compact(other) === key);
    if (isNamed) grades.set(handle, 3);
  }
  return { kind, text: (spellings[at % spellings.length] ?? String)(number), grades, pages: [], lookup: null };
}

function compact(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
