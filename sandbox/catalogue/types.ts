/** The seeded catalogue's own records. Commerce, search and pictures each present these over their vendor's wire protocol. Money is in cents (AUD, GST included); weights in grams; times are ISO 8601 UTC. */

export type AvailabilityKind = "in-stock" | "backorder" | "special-order" | "made-to-order" | "out-of-stock";

/** One application row: on which vehicles, in which years, under which conditions the part fits. */
export type FitmentRow = {
  vehicleIds: number[];
  yearFrom: number;
  yearTo: number;
  positions: string[];
  quantity: number;
  /** Each condition narrows the row; absent means "any". */
  engine?: string;
  body?: string;
  transmission?: string;
  notes: string[];
};

export type CatalogueImage = {
  /** Path below the pictures service, as `partPicturePath` of sandbox/pictures/addresses/picture-path.ts writes it. */
  path: string;
  alt: string;
  width: number;
  height: number;
};

export type CatalogueVariant = {
  /** Numeric id, unique over all variants; its GID is `gid://shopify/ProductVariant/{id}`. */
  id: number;
  sku: string;
  title: string;
  optionValues: Record<string, string>;
  priceCents: number;
  compareAtPriceCents: number | null;
  weightGrams: number;
  /** Sum over `stockByStore`; 0 for special order, backorder, made to order and out of stock. */
  stock: number;
  /** Store id to units on the shelf; stores without stock are absent. */
  stockByStore: Record<number, number>;
  /** Units that may be sold beyond the stock ("free sale"): true for backorder, special order and made to order. */
  isFreeSale: boolean;
  quantityMinimum: number;
  quantityMaximum: number | null;
  quantityIncrement: number;
  imageIndex: number;
};

export type CatalogueProduct = {
  /** Numeric id; its GID is `gid://shopify/Product/{id}`. */
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  /** Brand name, as in brands.csv. */
  vendor: string;
  brandSlug: string;
  productType: string;
  tags: string[];
  /** Ids of categories.csv, leaf first, then each ancestor up to the root. */
  categoryIds: number[];
  /** Handles of promotion collections this product belongs to. */
  promotionHandles: string[];
  options: { name: string; values: string[] }[];
  variants: CatalogueVariant[];
  images: CatalogueImage[];
  partNumber: string;
  /** Original-equipment and alternate numbers that the search also finds. */
  otherNumbers: string[];
  /** Part numbers that this part replaces, and the handle of the product that replaces it. */
  replacesNumbers: string[];
  replacedByHandle: string | null;
  /** The mirrored part for the other side of the car, for parts sold as left and right. */
  otherSideHandle: string | null;
  availability: AvailabilityKind;
  isInStoreOnly: boolean;
  /** Why it cannot be posted: "bulky", "dangerous goods class 8" … */
  inStoreOnlyReason: string | null;
  isBulky: boolean;
  dangerousGoodsClass: string | null;
  coreChargeCents: number | null;
  handlingDaysMin: number;
  handlingDaysMax: number;
  material: string | null;
  materialThicknessMm: string | null;
  detailsAndCareHtml: string | null;
  specifications: { label: string; value: string }[];
  /** Empty unless the product is a bundle: handles of its components with quantities. */
  bundleComponents: { productHandle: string; quantity: number }[];
  isUniversal: boolean;
  /** Worn, given or hung on a wall: fits no vehicle, and isn't meant to. */
  isForPeople: boolean;
  fitment: FitmentRow[];
  /** End of a timed deal; the product page counts down to it. */
  dealExpiresAt: string | null;
  rating: number | null;
  reviewsCount: number;
  /** The latest few of `reviewsCount`, newest first. */
  reviews: ProductReview[];
  createdAt: string;
};

/** Reviews carry no author: the sandbox invents no people. */
export type ProductReview = { rating: number; title: string; body: string; createdAt: string };

export type Category = {
  id: number;
  parentId: number | null;
  level: number;
  title: string;
  /** "Body & Exterior > Body Panels > Bonnets" */
  path: string;
  /** "/parts/body-and-exterior/body-panels/bonnets" */
  url: string;
  /** Collection handle: the URL without "/parts/", slashes as "--". */
  handle: string;
  isLeaf: boolean;
  productCount: number;
};

export type Brand = { code: string; name: string; slug: string; family: string; specialty: string; tier: string; homeState: string };

/** `percentOff` is already in the prices of its products (price against compare-at price) while the promotion runs. */
export type Promotion = {
  handle: string;
  title: string;
  description: string;
  startsAt: string;
  endsAt: string;
  percentOff: number | null;
  /** Handles of the categories whose products it is for. */
  categoryHandles: string[];
};

export type Vehicle = {
  id: number;
  /** Invented K-type number, 9000001 and up. */
  ktypNr: number;
  make: string;
  makeGroup: string;
  model: string;
  series: string;
  submodel: string;
  yearFrom: number;
  yearTo: number;
  bodyStyles: string[];
  engines: string[];
  /** Vehicles sharing a platform share parts. */
  platformGroup: string;
};

export type Store = {
  id: number;
  placeId: string;
  shortName: string;
  name: string;
  state: string;
  country: string;
  street: string;
  suburb: string;
  postcode: string;
  latitude: number;
  longitude: number;
  phone: string;
  /** Monday first; "8:30 am-5:00 pm" or "Closed". */
  openingHours: { day: string; hours: string }[];
  timeZone: string;
  isWarehouse: boolean;
};

/** The seeded catalogue: everything is read-only but the stock. Opened once by sandbox/main.ts and given to every stand-in. */
export type Catalogue = {
  readonly productCount: number;
  /** Tells two catalogues apart, whatever their stock: what is made of one holds as long as it stays the same. It changes with the day, for dates move. */
  readonly digest: string;
  products(): IterableIterator<CatalogueProduct>;
  productById(id: number): CatalogueProduct | undefined;
  productByHandle(handle: string): CatalogueProduct | undefined;
  productByVariantId(variantId: number): { product: CatalogueProduct; variant: CatalogueVariant } | undefined;
  productsInCategory(categoryId: number, offset: number, limit: number): CatalogueProduct[];
  productsInPromotion(promotionHandle: string, offset: number, limit: number): CatalogueProduct[];
  /** Sets the shelf stock of one store; acknowledged changes survive kill -9. Throws a RangeError for an unknown variant or store. */
  setVariantStock(variantId: number, storeId: number, units: number): void;
  /** Takes stock for an order, from the named store and then from the fullest, all or nothing. True without a change for free sale beyond the shelf; false when there is not enough. */
  takeStock(variantId: number, quantity: number, storeId?: number): boolean;
  /** The products whose stock has changed since the catalogue was seeded. */
  productsWithChangedStock(): Iterable<CatalogueProduct>;
  /** Calls the listener after every stock change with the changed product; returns the unsubscribe function. */
  onProductChanged(listener: (product: CatalogueProduct) => void): () => void;
  close(): void;
  readonly categories: Category[];
  readonly brands: Brand[];
  readonly promotions: Promotion[];
  readonly vehicles: Vehicle[];
  readonly stores: Store[];
};
