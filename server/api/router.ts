import { createAddress } from "./account/create-address.ts";
import { get as getAccount } from "./account/get.ts";
import { order } from "./account/order.ts";
import { orders } from "./account/orders.ts";
import { removeAddress } from "./account/remove-address.ts";
import { requestReturn } from "./account/request-return.ts";
import { setMarketing } from "./account/set-marketing.ts";
import { updateAddress } from "./account/update-address.ts";
import { updateDetails } from "./account/update-details.ts";
import { addLines } from "./cart/add-lines.ts";
import { applyDiscountCodes } from "./cart/apply-discount-codes.ts";
import { get as getCart } from "./cart/get.ts";
import { removeLine } from "./cart/remove-line.ts";
import { updateLine } from "./cart/update-line.ts";
import { cards } from "./catalogue/cards.ts";
import { categories } from "./catalogue/categories.ts";
import { category } from "./catalogue/category.ts";
import { product } from "./catalogue/product.ts";
import { productStock } from "./catalogue/product-stock.ts";
import { recommendations } from "./catalogue/recommendations.ts";
import { send as sendContact } from "./contact/send.ts";
import { brand } from "./content/brand.ts";
import { expert } from "./content/expert.ts";
import { experts } from "./content/experts.ts";
import { hub } from "./content/hub.ts";
import { layout } from "./content/layout.ts";
import { page } from "./content/page.ts";
import { product as productContent } from "./content/product.ts";
import { questions } from "./content/questions.ts";
import { sizeGuide } from "./content/size-guide.ts";
import { quote } from "./delivery/quote.ts";
import { product as fitmentOfProduct } from "./fitment/product.ts";
import { vehicles as fittedVehicles } from "./fitment/vehicles.ts";
import { subscribe } from "./newsletter/subscribe.ts";
import { os } from "./os.ts";
import { get as getPlace } from "./places/get.ts";
import { search as searchPlaces } from "./places/search.ts";
import { searchProducts } from "./search/products.ts";
import { searchSuggestions } from "./search/suggestions.ts";
import { renew } from "./session/renew.ts";
import { signOut } from "./session/sign-out.ts";
import { start } from "./session/start.ts";
import { set as setStockAlert } from "./stock-alerts/set.ts";
import { byState } from "./stores/by-state.ts";
import { get as getStore } from "./stores/get.ts";
import { list as listStores } from "./stores/list.ts";
import { nearby } from "./stores/nearby.ts";
import { byIds } from "./vehicles/by-ids.ts";
import { byKtype } from "./vehicles/by-ktype.ts";
import { byRegistration } from "./vehicles/by-registration.ts";
import { byVin } from "./vehicles/by-vin.ts";
import { facets } from "./vehicles/facets.ts";
import { find as findVehicles } from "./vehicles/find.ts";

/** Every procedure in its place in the contract. */
export const router = os.router({
  catalogue: { categories, category, product, productStock, recommendations, cards },
  search: { products: searchProducts, suggestions: searchSuggestions },
  content: { layout, page, hub, brand, product: productContent, questions, sizeGuide, experts, expert },
  vehicles: { facets, find: findVehicles, byIds, byKtype, byVin, byRegistration },
  fitment: { product: fitmentOfProduct, vehicles: fittedVehicles },
  stores: { list: listStores, get: getStore, nearby, byState },
  places: { search: searchPlaces, get: getPlace },
  delivery: { quote },
  newsletter: { subscribe },
  contact: { send: sendContact },
  stockAlerts: { set: setStockAlert },
  session: { start, renew, signOut },
  account: {
    get: getAccount,
    updateDetails,
    createAddress,
    updateAddress,
    removeAddress,
    setMarketing,
    orders,
    order,
    requestReturn,
  },
  cart: { get: getCart, addLines, updateLine, removeLine, applyDiscountCodes },
});
