type ApiRoute = { method: "GET" | "POST" | "PATCH" | "PUT"; path: `/${string}` };

/** The API's routes, free of schemas so that the browser's client can import them. Paths are below /api; `{name}` is filled from the input, the rest becomes the query (GET) or the JSON body. */
export const apiRoutes = {
  catalogue: {
    categories: { method: "GET", path: "/categories" },
    category: { method: "GET", path: "/category" },
    product: { method: "GET", path: "/products/{handle}" },
    productStock: { method: "GET", path: "/products/{handle}/stock" },
    recommendations: { method: "GET", path: "/products/{handle}/recommendations" },
    cards: { method: "GET", path: "/product-cards" },
    partsList: { method: "POST", path: "/parts-list" },
  },
  search: {
    products: { method: "GET", path: "/search/products" },
    suggestions: { method: "GET", path: "/search/suggestions" },
  },
  content: {
    layout: { method: "GET", path: "/content/layout" },
    page: { method: "GET", path: "/content/page" },
    hub: { method: "GET", path: "/content/hub" },
    brand: { method: "GET", path: "/content/brands/{slug}" },
    product: { method: "GET", path: "/products/{handle}/content" },
    questions: { method: "GET", path: "/products/{handle}/questions" },
    sizeGuide: { method: "GET", path: "/content/size-guide" },
    experts: { method: "GET", path: "/content/experts" },
    expert: { method: "GET", path: "/content/experts/{slug}" },
  },
  vehicles: {
    facets: { method: "GET", path: "/vehicles/facets" },
    find: { method: "GET", path: "/vehicles" },
    byIds: { method: "GET", path: "/vehicles/ids" },
    parts: { method: "GET", path: "/vehicles/{vehicleId}/parts" },
    byKtype: { method: "GET", path: "/vehicles/k-type" },
    byVin: { method: "POST", path: "/vehicles/vin" },
    byRegistration: { method: "POST", path: "/vehicles/registration" },
  },
  cars: {
    makes: { method: "GET", path: "/cars" },
    make: { method: "GET", path: "/cars/{make}" },
    car: { method: "GET", path: "/cars/{make}/{name}" },
  },
  fitment: {
    product: { method: "GET", path: "/products/{handle}/fitment" },
    vehicles: { method: "GET", path: "/products/{handle}/vehicles" },
    parts: { method: "GET", path: "/fitment" },
  },
  stores: {
    list: { method: "GET", path: "/stores" },
    get: { method: "GET", path: "/stores/{placeId}" },
    nearby: { method: "GET", path: "/nearby-stores" },
    byState: { method: "GET", path: "/stores-by-state" },
  },
  places: {
    search: { method: "GET", path: "/places" },
    get: { method: "GET", path: "/places/{placeId}" },
  },
  delivery: { quote: { method: "POST", path: "/delivery/quotes" } },
  newsletter: { subscribe: { method: "POST", path: "/newsletter/subscriptions" } },
  contact: { send: { method: "POST", path: "/contact" } },
  stockAlerts: { set: { method: "POST", path: "/stock-alerts" } },
  session: {
    start: { method: "POST", path: "/session" },
    renew: { method: "POST", path: "/session/renew" },
    signOut: { method: "POST", path: "/session/sign-out" },
  },
  account: {
    get: { method: "GET", path: "/account" },
    updateDetails: { method: "PATCH", path: "/account" },
    createAddress: { method: "POST", path: "/account/addresses" },
    updateAddress: { method: "PATCH", path: "/account/addresses" },
    removeAddress: { method: "POST", path: "/account/addresses/remove" },
    setMarketing: { method: "PUT", path: "/account/marketing" },
    orders: { method: "GET", path: "/account/orders" },
    order: { method: "GET", path: "/account/orders/{id}" },
    requestReturn: { method: "POST", path: "/account/orders/{id}/returns" },
  },
  cart: {
    get: { method: "GET", path: "/cart" },
    addLines: { method: "POST", path: "/cart/lines" },
    updateLine: { method: "PATCH", path: "/cart/lines" },
    removeLine: { method: "POST", path: "/cart/lines/remove" },
    applyDiscountCodes: { method: "PUT", path: "/cart/discount-codes" },
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
};
