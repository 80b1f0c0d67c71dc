import type { Services } from "#server/api/api-context.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Cart } from "#shared/contract/cart.ts";
import type { Store } from "#shared/contract/stores/store.ts";

const emptyCart: Cart = {
  lines: [],
  totalQuantity: 0,
  subtotalCents: 0,
  discountCents: 0,
  totalCents: 0,
  discountCodes: [],
  giftOffers: [],
  checkoutUrl: null,
  warnings: [],
  wasReplaced: false,
  isNew: false,
  isKept: false,
};

const exampleStore: Store = {
  placeId: "ChIJc0fcs",
  name: "Coburg North",
  shortName: "Coburg North",
  url: "/stores/ChIJc0fcs/coburg-north",
  street: "1187 Sydney Road",
  suburb: "Coburg North",
  state: "VIC",
  postcode: "3058",
  countryCode: "AU",
  coordinates: null,
  phone: null,
  timeZone: "Australia/Melbourne",
  openingHours: [],
  closedOn: [],
};

function unused(name: string): () => Promise<never> {
  return () => Promise.reject(new Error(`the test did not expect a call of ${name}`));
}

/** Services for tests of the pipeline: the few calls that it makes answer something small, every other call fails the test that makes it. */
export function fakeServices(): Services {
  return {
    catalogue: {
      categories: () =>
        Promise.resolve([
          { handle: "badges", parentHandle: null, title: "Badges & emblems", url: "/parts/badges", level: 1, productCount: 2 },
        ]),
      category: unused("category"),
      product: (handle) => Promise.reject(new AppError("NOT_FOUND", `no product ${handle}`)),
      productStock: unused("productStock"),
      recommendations: unused("recommendations"),
      cards: unused("cards"),
      productHandles: () =>
        Promise.resolve(Array.from({ length: 10_001 }, (_, index) => ({ handle: `part-${index + 1}`, updatedAt: "2026-01-02T03:04:05Z" }))),
    },
    search: {
      products: unused("products"),
      suggestions: unused("suggestions"),
      vehicleParts: unused("vehicleParts"),
      categoryCounts: () => Promise.resolve(null),
      countParts: unused("countParts"),
      listAddresses: () =>
        Promise.resolve({
          brandCategories: [
            { brandSlug: "ironbark", url: "/brands/ironbark/badges" },
            { brandSlug: "without-a-page", url: "/brands/without-a-page/badges" },
          ],
          vehicles: ["/vehicles/99/holden-hq", "/vehicles/99/holden-hq/badges"],
        }),
    },
    content: {
      prepare: unused("prepare"),
      layout: unused("layout"),
      page: unused("page"),
      unsavedPage: unused("unsavedPage"),
      hub: unused("hub"),
      brand: unused("brand"),
      brandHeroes: unused("brandHeroes"),
      productContent: unused("productContent"),
      productQuestions: unused("productQuestions"),
      categoryContent: unused("categoryContent"),
      categoryPromotions: unused("categoryPromotions"),
      sizeGuide: unused("sizeGuide"),
      pageTitles: unused("pageTitles"),
      vehicleGuide: unused("vehicleGuide"),
      vehicleAreas: unused("vehicleAreas"),
      assemblies: unused("assemblies"),
      experts: unused("experts"),
      expert: unused("expert"),
      publishedSlugs: () => Promise.resolve(["home", "pages/shipping", "legends/hq-monaro", "brands/ironbark"]),
    },
    draftContent: null,
    publishing: { storyChanged: () => undefined },
    vehicles: {
      facets: unused("vehicles.facets"),
      find: unused("vehicles.find"),
      byKType: unused("vehicles.byKType"),
      pictureOf: unused("vehicles.pictureOf"),
      byId: unused("vehicles.byId"),
      byIds: unused("vehicles.byIds"),
      byVin: unused("vehicles.byVin"),
      byRegistration: unused("vehicles.byRegistration"),
    },
    assemblies: {
      list: unused("list"),
      assembly: unused("assembly"),
      ofCar: unused("ofCar"),
      ofCategory: unused("ofCategory"),
      ofNumbers: unused("ofNumbers"),
    },
    cars: {
      makes: unused("cars.makes"),
      make: unused("cars.make"),
      car: unused("cars.car"),
      pages: () => Promise.resolve([{ kind: "vehicle", label: "Holden HQ Monaro", url: "/vehicles/holden/hq-monaro" }]),
    },
    fitment: {
      cards: (products) => Promise.resolve([...products]),
      product: unused("fitment.product"),
      vehicles: unused("fitment.vehicles"),
      companions: (_handle, products) => Promise.resolve([...products]),
      parts: unused("fitment.parts"),
      standIns: unused("fitment.standIns"),
    },
    compare: { compare: unused("compare.compare"), otherBrands: unused("compare.otherBrands") },
    reviews: { list: unused("reviews.list"), write: unused("reviews.write"), ask: unused("reviews.ask") },
    stores: {
      list: () => Promise.resolve([exampleStore]),
      get: unused("stores.get"),
      nearby: unused("stores.nearby"),
      byState: unused("stores.byState"),
    },
    partsList: { resolve: unused("partsList.resolve") },
    places: { search: unused("places.search"), get: unused("places.get") },
    delivery: { quote: unused("delivery.quote") },
    newsletter: { subscribe: unused("newsletter.subscribe") },
    contact: { send: unused("contact.send") },
    stockAlerts: { set: unused("stockAlerts.set") },
    session: {
      beginSignIn: unused("session.beginSignIn"),
      completeSignIn: unused("session.completeSignIn"),
      renew: unused("session.renew"),
      customerToken: unused("session.customerToken"),
      signOutUrl: () => Promise.resolve("/"),
    },
    account: {
      customer: unused("account.customer"),
      buyer: unused("account.buyer"),
      updateDetails: unused("account.updateDetails"),
      createAddress: unused("account.createAddress"),
      updateAddress: unused("account.updateAddress"),
      removeAddress: unused("account.removeAddress"),
      setMarketing: unused("account.setMarketing"),
      orders: unused("account.orders"),
      order: unused("account.order"),
      orderAgain: unused("account.orderAgain"),
      requestReturn: unused("account.requestReturn"),
    },
    cart: {
      setBuyer: unused("setBuyer"),
      move: unused("move"),
      get: (cartId) => Promise.resolve({ cart: { ...emptyCart, warnings: cartId === null ? [] : [cartId] }, cartId }),
      addLines: (cartId, lines) => Promise.resolve({ cart: { ...emptyCart, totalQuantity: lines.length }, cartId: cartId ?? "cart-1" }),
      updateLine: unused("updateLine"),
      removeLine: unused("removeLine"),
      applyDiscountCodes: unused("applyDiscountCodes"),
      checkoutUrl: (cartId) => Promise.resolve(cartId === null ? null : "/_vendors/checkout/1"),
    },
    promoCodes: { admit: () => Promise.resolve() },
    recipients: { admit: () => Promise.resolve() },
    projects: {
      list: unused("projects.list"),
      get: unused("projects.get"),
      shared: unused("projects.shared"),
      create: unused("projects.create"),
      rename: unused("projects.rename"),
      add: unused("projects.add"),
      edit: unused("projects.edit"),
      importFile: unused("projects.importFile"),
      needed: unused("projects.needed"),
      markOrdered: unused("projects.markOrdered"),
      share: unused("projects.share"),
      unshare: unused("projects.unshare"),
      remove: unused("projects.remove"),
      takeOver: () => Promise.resolve(0),
    },
    inTurn: (_key, _waitMs, run) => run(),
  };
}
