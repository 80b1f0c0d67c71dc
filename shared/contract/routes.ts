type ApiRoute = { method: "GET" | "POST" | "PATCH" | "PUT"; path: `/${string}` };

const get = <Path extends `/${string}`>(path: Path) => ({ method: "GET", path }) as const;
const post = <Path extends `/${string}`>(path: Path) => ({ method: "POST", path }) as const;

/** The API's routes, free of schemas so that the browser's client can import them. Paths are below /api; `{name}` is filled from the input, the rest becomes the query (GET) or the JSON body. */
export const apiRoutes = {
  catalogue: {
    categories: get("/categories"),
    category: get("/category"),
    product: get("/products/{handle}"),
    productStock: get("/products/{handle}/stock"),
    variantStock: get("/variant-stock"),
    recommendations: get("/products/{handle}/recommendations"),
    cards: get("/product-cards"),
    partsList: post("/parts-list"),
  },
  search: {
    products: get("/search/products"),
    suggestions: get("/search/suggestions"),
    shelves: get("/search/shelves"),
  },
  reviews: {
    list: get("/products/{handle}/reviews"),
    write: post("/products/{handle}/reviews"),
    ask: post("/products/{handle}/questions"),
  },
  compare: {
    parts: get("/compare"),
    otherBrands: get("/products/{handle}/other-brands"),
  },
  content: {
    layout: get("/content/layout"),
    page: get("/content/page"),
    hub: get("/content/hub"),
    brand: get("/content/brands/{slug}"),
    product: get("/products/{handle}/content"),
    questions: get("/products/{handle}/questions"),
    sizeGuide: get("/content/size-guide"),
    experts: get("/content/experts"),
    expert: get("/content/experts/{slug}"),
  },
  vehicles: {
    facets: get("/vehicles/facets"),
    find: get("/vehicles"),
    byIds: get("/vehicles/ids"),
    parts: get("/vehicles/{vehicleId}/parts"),
    byKtype: get("/vehicles/k-type"),
    byVin: post("/vehicles/vin"),
    byRegistration: post("/vehicles/registration"),
  },
  cars: {
    makes: get("/cars"),
    make: get("/cars/{make}"),
    car: get("/cars/{make}/{name}"),
    card: get("/car-card"),
  },
  assemblies: { list: get("/assemblies"), get: get("/assemblies/{slug}") },
  fitment: {
    product: get("/products/{handle}/fitment"),
    vehicles: get("/products/{handle}/vehicles"),
    parts: get("/fitment"),
  },
  stores: {
    list: get("/stores"),
    get: get("/stores/{placeId}"),
    nearby: get("/nearby-stores"),
    byState: get("/stores-by-state"),
  },
  places: {
    search: get("/places"),
    get: get("/places/{placeId}"),
  },
  delivery: { quote: post("/delivery/quotes") },
  newsletter: { subscribe: post("/newsletter/subscriptions") },
  contact: { send: post("/contact") },
  stockAlerts: { set: post("/stock-alerts") },
  session: {
    start: post("/session"),
    renew: post("/session/renew"),
    signOut: post("/session/sign-out"),
  },
  account: {
    get: get("/account"),
    updateDetails: { method: "PATCH", path: "/account" },
    createAddress: post("/account/addresses"),
    updateAddress: { method: "PATCH", path: "/account/addresses" },
    removeAddress: post("/account/addresses/remove"),
    setMarketing: { method: "PUT", path: "/account/marketing" },
    orders: get("/account/orders"),
    order: get("/account/orders/{id}"),
    orderAgain: post("/account/orders/{id}/again"),
    requestReturn: post("/account/orders/{id}/returns"),
  },
  orders: {
    find: post("/orders/find"),
    again: post("/orders/again"),
  },
  cart: {
    get: get("/cart"),
    addLines: post("/cart/lines"),
    updateLine: { method: "PATCH", path: "/cart/lines" },
    removeLine: post("/cart/lines/remove"),
    applyDiscountCodes: { method: "PUT", path: "/cart/discount-codes" },
  },
  projects: {
    list: get("/projects"),
    get: get("/projects/{id}"),
    shared: get("/projects/shared/{token}"),
    change: post("/projects"),
  },
} as const satisfies Record<string, Record<string, ApiRoute>>;

type Routes = typeof apiRoutes;
type Allowance = "mailForms" | "vehicleLookups" | "places" | "deliveryQuotes";

/** Routes that cost us money or a mail have an allowance of their own, smaller than that of other reads and writes. Browsers needn't know. */
export const allowances: { [Room in keyof Routes]?: Partial<Record<keyof Routes[Room], Allowance>> } = {
  vehicles: { byVin: "vehicleLookups", byRegistration: "vehicleLookups" },
  stores: { nearby: "places" },
  places: { search: "places", get: "places" },
  delivery: { quote: "deliveryQuotes" },
  newsletter: { subscribe: "mailForms" },
  contact: { send: "mailForms" },
  stockAlerts: { set: "mailForms" },
  reviews: { write: "mailForms", ask: "mailForms" },
};
