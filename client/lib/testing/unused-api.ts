import type { Api } from "../api/api.ts";

const unused = () => Promise.reject(new Error("Not part of this test"));

/** An API for tests whose every call fails; a test replaces the rooms that it is about. */
export const unusedApi: Api = {
  catalogue: {
    categories: unused,
    category: unused,
    product: unused,
    productStock: unused,
    variantStock: unused,
    recommendations: unused,
    partsList: unused,
    cards: unused,
  },
  search: { products: unused, suggestions: unused },
  content: {
    layout: unused,
    page: unused,
    hub: unused,
    brand: unused,
    product: unused,
    questions: unused,
    sizeGuide: unused,
    experts: unused,
    expert: unused,
  },
  vehicles: { facets: unused, find: unused, byIds: unused, parts: unused, byKtype: unused, byVin: unused, byRegistration: unused },
  cars: { makes: unused, make: unused, car: unused, card: unused },
  assemblies: { list: unused, get: unused },
  fitment: { product: unused, vehicles: unused, parts: unused },
  stores: { list: unused, get: unused, nearby: unused, byState: unused },
  places: { search: unused, get: unused },
  delivery: { quote: unused },
  newsletter: { subscribe: unused },
  contact: { send: unused },
  stockAlerts: { set: unused },
  session: { start: unused, renew: unused, signOut: unused },
  account: {
    get: unused,
    updateDetails: unused,
    createAddress: unused,
    updateAddress: unused,
    removeAddress: unused,
    setMarketing: unused,
    orders: unused,
    order: unused,
    orderAgain: unused,
    requestReturn: unused,
  },
  cart: { get: unused, addLines: unused, updateLine: unused, removeLine: unused, applyDiscountCodes: unused },
  projects: { list: unused, get: unused, shared: unused, change: unused },
};
