import { z } from "zod";
import {
  availabilityOptions,
  facetNames,
  type FilterName,
  filterValueLengthMax,
  filterValuesMaxOf,
} from "#shared/domain/product/filters.ts";
import { parsePriceRange } from "#shared/domain/product/price-range.ts";
import { productSorts } from "#shared/domain/product/product-sort.ts";
import { plateStates } from "#shared/domain/vehicle/plate-states.ts";
import { listField } from "../list-field.ts";
import { linkSchema, pictureSchema } from "../picture.ts";
import { categoryPromotionSchema } from "./category.ts";
import { productCardSchema } from "./product-card.ts";
import { vehicleChoiceFields } from "./vehicle.ts";

const productSortSchema = z.enum(productSorts.map((sort) => sort.value));

const manySchema = (name: FilterName) => listField(z.string().max(filterValueLengthMax), filterValuesMaxOf(name)).optional();

const availabilities = new Set<string>(availabilityOptions);
const availabilitySchema = manySchema("availability").refine((values) => values?.every((value) => availabilities.has(value)) ?? true, {
  error: `Expected ${availabilityOptions.join(", ")}`,
});

const priceRangesSchema = manySchema("price").refine((values) => values?.every((value) => parsePriceRange(value) !== null) ?? true, {
  error: 'Expected "up-to-N", "above-N" or "min-max" in whole dollars',
});

/** One list of products: every filter is a URL parameter of the list's page, by the same name. */
export const productListInputSchema = z.object({
  q: z.string().max(256).optional(),
  /** Limits to a category's collection handle and everything below it. */
  collection: z.string().max(255).optional(),
  /** Limits by the category's address, /parts/…, in place of its handle. */
  path: z.string().max(1000).optional(),
  /** Limits by the slug of a brand's address, in place of its name in `vendor`; brands are then no choice of the list's. */
  brand: z.string().max(255).optional(),
  sort: productSortSchema.default("latest"),
  page: z.coerce.number().int().min(1).max(50).default(1),
  /** Short names of stores: what one of them has on the shelf. */
  store: manySchema("store"),
  vendor: manySchema("vendor"),
  /** "up-to-N", "above-N" or "min-max", in dollars. */
  price: priceRangesSchema,
  /** "In Stock", "Out of Stock", "Made to Order". */
  availability: availabilitySchema,
  colour: manySchema("colour"),
  size: manySchema("size"),
  product_type: manySchema("product_type"),
  style: manySchema("style"),
  promotion: manySchema("promotion"),
  /** Collection handles offered as category filters. */
  category: manySchema("category"),
  on_sale: z.literal("true").optional(),
  /** With a vehicle: "mine" keeps what fits it, universal parts and parts without fitment data; "all" everything. By default parts categories show "mine", other lists "all". */
  fits: z.enum(["mine", "all"]).optional(),
  ...vehicleChoiceFields,
});
export type ProductListInput = z.input<typeof productListInputSchema>;
export type ProductListQuery = z.output<typeof productListInputSchema>;

const facetSchema = z.object({
  /** The parameter's name. */
  name: z.enum(facetNames),
  /** A category's value is its handle, and `url` the address of its own page. */
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), url: z.string().optional() })),
});
export type Facet = z.infer<typeof facetSchema>;

/** Anything but a product that a text leads to. */
const foundPageSchema = linkSchema.extend({
  kind: z.enum(["store", "help", "category", "brand", "article", "video", "legend", "vehicle"]),
});
export type FoundPage = z.infer<typeof foundPageSchema>;

/** A plate, VIN or chassis number that was typed; a plate with the states that it may be of. */
const lookUpSchema = z.object({ kind: z.enum(["plate", "vin", "chassis"]), value: z.string(), states: z.array(z.enum(plateStates)) });

/** What the words of a search were taken for. */
const understandingSchema = z.object({
  words: z.array(
    z.object({
      kind: z.enum(["make", "model", "series", "trim", "engine", "year", "body", "part", "position", "side", "size", "other"]),
      label: z.string(),
      /** The search without this word. */
      textWithout: z.string(),
    }),
  ),
  /** Words that nothing could meet, as they were typed: the list leaves them out. */
  dropped: z.array(z.string()),
  /** The car that was named, in words; null when none was. */
  car: z.string().nullable(),
  /** The part that was asked for and that the car has none of: the list shows what comes nearest. */
  missingPart: z.string().nullable(),
});

export const productListSchema = z.object({
  /** Query id for click analytics; null when the service gives none. */
  queryId: z.string().nullable(),
  total: z.number().int(),
  /** True when no product holds all the words of the text and those listed hold some of them. */
  isPartialMatch: z.boolean(),
  understanding: understandingSchema,
  lookUp: lookUpSchema.nullable(),
  /** Stores, help, articles and the like that the text leads to, the best first. */
  pages: z.array(foundPageSchema),
  page: z.number().int(),
  pageCount: z.number().int(),
  pageSize: z.number().int(),
  products: z.array(productCardSchema),
  facets: z.array(facetSchema),
  priceBounds: z.object({ minCents: z.number().int(), maxCents: z.number().int() }).nullable(),
  /** What the list has to do with the selected vehicle; null when none is selected. */
  fitmentFilter: z
    .object({
      /** Whether the list is limited to it. The switch is the parameter `fits`. */
      isOn: z.boolean(),
      /** Null for a list that is of one vehicle anyway: no switch is named after it. */
      vehicleLabel: z.string().nullable(),
      /** "HQ Monaro". */
      vehicleName: z.string(),
      /** How many products are listed for it: universal ones, and those without fitment data, are not among them. */
      fitCount: z.number().int(),
      /** The same in words: "2 fit your HQ Monaro". */
      fitText: z.string(),
      /** How many are for other vehicles only: left out of a limited list, and the last of one that is ranked. */
      otherCount: z.number().int(),
      /** Whether what fits goes first, then universal products, those without fitment data, and those for other vehicles. */
      isRanked: z.boolean(),
      /** How many products the categories right below the collection have for it; none is not told. */
      categoryCounts: z.array(z.object({ handle: z.string(), count: z.number().int() })),
    })
    .nullable(),
  /** Of a category's list for a selected vehicle: the drawings on which its parts sit, the vehicle's own first. Left out where there are none. */
  drawings: z.array(categoryPromotionSchema).optional(),
});
export type ProductList = z.infer<typeof productListSchema>;

export const suggestionsInputSchema = z.object({
  q: z.string().max(256).default(""),
  /** Inside a category page: a second search limited to it. */
  collection: z.string().max(255).optional(),
  ...vehicleChoiceFields,
});

/** The text with the matched parts marked, safe to render as React text. */
const highlightedSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));

export const suggestionsSchema = z.object({
  queryId: z.string().nullable(),
  queries: z.array(z.object({ text: z.string(), highlighted: highlightedSchema })),
  products: z.array(productCardSchema),
  /** How many products the text finds, the few of `products` among them. */
  productTotal: z.number().int(),
  /** A search of its own, so with its own query id. */
  inCategory: z.object({ title: z.string(), queryId: z.string().nullable(), products: z.array(productCardSchema) }).nullable(),
  categories: z.array(linkSchema.extend({ path: z.string(), productCount: z.number().int() })),
  lookUp: lookUpSchema.nullable(),
  pages: z.array(foundPageSchema),
  /** Of the brands that make what was found, those with a page. */
  brands: z.array(linkSchema.extend({ logo: pictureSchema.nullable() })),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
