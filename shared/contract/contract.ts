import { oc } from "@orpc/contract";
import { z } from "zod";
import { partsListInputSchema, resolvedListSchema } from "./catalogue/parts-list.ts";
import { addLinesInputSchema, cartSchema, discountCodesInputSchema, removeLineInputSchema, updateLineInputSchema } from "./cart.ts";
import { carCardInputSchema, carCardSchema } from "./catalogue/car-card.ts";
import { assembliesSchema, assemblyInputSchema, assemblySchema, drawnCarSchema } from "./catalogue/assembly.ts";
import { carInputSchema, carMakeInputSchema, carMakeSchema, carMakesSchema } from "./catalogue/car.ts";
import { countedCategorySchema, categoryPageSchema } from "./catalogue/category.ts";
import {
  fitmentPartsInputSchema,
  fitmentProductInputSchema,
  fitmentVehiclesInputSchema,
  fitmentVehiclesSchema,
  fitmentVerdictSchema,
  partFitmentSchema,
} from "./catalogue/fitment.ts";
import { comparisonInputSchema, comparisonSchema } from "./catalogue/comparison.ts";
import { productCardSchema, shelvedPartSchema } from "./catalogue/product-card.ts";
import { variantStockMax } from "../domain/stores/variant-stock.ts";
import { productIdSchema, variantIdSchema } from "./shopify-ids.ts";
import { productSchema, storeStockSchema, variantStockSchema } from "./catalogue/product.ts";
import {
  askQuestionInputSchema,
  productReviewsSchema,
  reviewsInputSchema,
  takenInSchema,
  writeReviewInputSchema,
} from "./catalogue/review.ts";
import { productListInputSchema, productListSchema, suggestionsInputSchema, suggestionsSchema } from "./catalogue/search.ts";
import {
  kTypeInputSchema,
  registrationInputSchema,
  vehicleChoiceFields,
  vehicleFacetsSchema,
  vehicleFindInputSchema,
  vehicleLookupSchema,
  vehiclePageSchema,
  vehiclePartsInputSchema,
  vehiclePartsSchema,
  vehicleSchema,
  vehicleIdsInputSchema,
  vehicleStepsSchema,
  vinInputSchema,
} from "./catalogue/vehicle.ts";
import { layoutSchema } from "./content/content.ts";
import { expertSchema, expertSummarySchema } from "./content/expert.ts";
import { hubInputSchema, hubSchema } from "./content/hub.ts";
import { brandSchema, contentPageSchema } from "./content/page.ts";
import { placedProductContentSchema, questionSchema } from "./content/product-content.ts";
import { sizeGuideAnswerSchema } from "./content/size-guide.ts";
import {
  createAddressInputSchema,
  customerSchema,
  detailsInputSchema,
  guestOrderAgainInputSchema,
  guestOrderInputSchema,
  marketingInputSchema,
  orderAgainInputSchema,
  orderedAgainSchema,
  orderInputSchema,
  orderPageSchema,
  orderSchema,
  ordersInputSchema,
  removeAddressInputSchema,
  returnInputSchema,
  updateAddressInputSchema,
} from "./customer/account.ts";
import { contactInputSchema, contactSchema } from "./customer/contact.ts";
import { sessionTimeSchema, signedInCustomerSchema, signedOutSchema } from "./customer/session.ts";
import { newsletterInputSchema, newsletterSchema, stockAlertInputSchema, stockAlertSchema } from "./customer/subscriptions.ts";
import { listField } from "./list-field.ts";
import { apiRoutes } from "./routes.ts";
import {
  projectChangedSchema,
  projectChangeSchema,
  projectInputSchema,
  projectListInputSchema,
  projectListSchema,
  projectSchema,
  sharedProjectInputSchema,
} from "./project/project.ts";
import { deliveryQuoteInputSchema, deliveryQuoteSchema } from "./stores/delivery.ts";
import { placeInputSchema, placeSchema, placeSearchInputSchema, placeSuggestionSchema } from "./stores/place.ts";
import {
  nearbyStoresInputSchema,
  nearbyStoresSchema,
  storeSchema,
  storesByStateSchema,
  storeWithNeighboursSchema,
} from "./stores/store.ts";

const handleInputSchema = z.object({ handle: z.string().min(1).max(255) });
const slugInputSchema = z.object({ slug: z.string().min(1).max(255) });

/** The shop's API: one contract, implemented by server/api and called in process during SSR and over HTTP from the browser. */
export const contract = {
  catalogue: {
    categories: oc
      .route(apiRoutes.catalogue.categories)
      .input(z.object(vehicleChoiceFields).optional())
      .output(z.array(countedCategorySchema)),
    category: oc
      .route(apiRoutes.catalogue.category)
      .input(z.object({ path: z.string().min(1).max(1024) }))
      .output(categoryPageSchema),
    product: oc.route(apiRoutes.catalogue.product).input(handleInputSchema).output(productSchema),
    productStock: oc.route(apiRoutes.catalogue.productStock).input(handleInputSchema).output(z.array(storeStockSchema)),
    /** Of a cart's or a drawing's variants at once. */
    variantStock: oc
      .route(apiRoutes.catalogue.variantStock)
      .input(z.object({ ids: listField(variantIdSchema, variantStockMax, 1) }))
      .output(z.array(variantStockSchema)),
    recommendations: oc
      .route(apiRoutes.catalogue.recommendations)
      .input(handleInputSchema.extend(vehicleChoiceFields))
      .output(z.array(productCardSchema)),
    /** Each line with the parts that have its number, or why there is none. */
    partsList: oc.route(apiRoutes.catalogue.partsList).input(partsListInputSchema).output(resolvedListSchema),
    /** In no particular order; products that are no longer sold are left out. */
    cards: oc
      .route(apiRoutes.catalogue.cards)
      .input(
        z.object({
          ids: listField(productIdSchema, 50, 1),
          ...vehicleChoiceFields,
        }),
      )
      .output(z.array(productCardSchema)),
  },
  search: {
    products: oc.route(apiRoutes.search.products).input(productListInputSchema).output(productListSchema),
    suggestions: oc.route(apiRoutes.search.suggestions).input(suggestionsInputSchema).output(suggestionsSchema),
    /** Which stores have these products on the shelf, as lists tell of them; unknown ones are left out. */
    shelves: oc
      .route(apiRoutes.search.shelves)
      .input(z.object({ ids: listField(productIdSchema, 50, 1) }))
      .output(z.array(shelvedPartSchema)),
  },
  /** What shoppers say of a part, and ask about it. */
  reviews: {
    list: oc.route(apiRoutes.reviews.list).input(reviewsInputSchema).output(productReviewsSchema),
    write: oc.route(apiRoutes.reviews.write).input(writeReviewInputSchema).output(takenInSchema),
    ask: oc.route(apiRoutes.reviews.ask).input(askQuestionInputSchema).output(takenInSchema),
  },
  /** Parts side by side. */
  compare: {
    parts: oc.route(apiRoutes.compare.parts).input(comparisonInputSchema).output(comparisonSchema),
    otherBrands: oc.route(apiRoutes.compare.otherBrands).input(handleInputSchema).output(comparisonSchema),
  },
  content: {
    layout: oc.route(apiRoutes.content.layout).output(layoutSchema),
    page: oc
      .route(apiRoutes.content.page)
      .input(z.object({ slug: z.string().min(1).max(8192) }))
      .output(contentPageSchema),
    hub: oc.route(apiRoutes.content.hub).input(hubInputSchema).output(hubSchema),
    /** By slug or by an id of the CMS. */
    brand: oc.route(apiRoutes.content.brand).input(slugInputSchema).output(brandSchema),
    product: oc.route(apiRoutes.content.product).input(handleInputSchema).output(placedProductContentSchema),
    questions: oc.route(apiRoutes.content.questions).input(handleInputSchema).output(z.array(questionSchema)),
    /** Without a product's handle the guide for everything. */
    sizeGuide: oc
      .route(apiRoutes.content.sizeGuide)
      .input(z.object({ product: handleInputSchema.shape.handle.optional() }))
      .output(sizeGuideAnswerSchema),
    experts: oc.route(apiRoutes.content.experts).output(z.array(expertSummarySchema)),
    expert: oc.route(apiRoutes.content.expert).input(slugInputSchema.extend(vehicleChoiceFields)).output(expertSchema),
  },
  vehicles: {
    facets: oc.route(apiRoutes.vehicles.facets).input(vehicleStepsSchema).output(vehicleFacetsSchema),
    find: oc.route(apiRoutes.vehicles.find).input(vehicleFindInputSchema).output(vehiclePageSchema),
    /** A garage's worth of vehicles, in no particular order; unknown ones are left out. */
    byIds: oc.route(apiRoutes.vehicles.byIds).input(vehicleIdsInputSchema).output(z.array(vehicleSchema)),
    /** Null for a vehicle that the index doesn't know, and while fitment is switched off. */
    parts: oc.route(apiRoutes.vehicles.parts).input(vehiclePartsInputSchema).output(vehiclePartsSchema.nullable()),
    byKtype: oc.route(apiRoutes.vehicles.byKtype).input(kTypeInputSchema).output(vehicleSchema),
    /** Posted, so that no log on the way keeps the number. */
    byVin: oc.route(apiRoutes.vehicles.byVin).input(vinInputSchema).output(vehicleLookupSchema),
    byRegistration: oc.route(apiRoutes.vehicles.byRegistration).input(registrationInputSchema).output(vehicleLookupSchema),
  },
  /** Pages about cars; unknown ones are NOT_FOUND. */
  cars: {
    makes: oc.route(apiRoutes.cars.makes).output(carMakesSchema),
    make: oc.route(apiRoutes.cars.make).input(carMakeInputSchema).output(carMakeSchema),
    car: oc.route(apiRoutes.cars.car).input(carInputSchema).output(drawnCarSchema),
    /** By a vehicle's id. */
    card: oc.route(apiRoutes.cars.card).input(carCardInputSchema).output(carCardSchema),
  },
  /** Drawings that take a piece of a car apart. */
  assemblies: {
    list: oc.route(apiRoutes.assemblies.list).output(assembliesSchema),
    /** An unknown one is NOT_FOUND. */
    get: oc.route(apiRoutes.assemblies.get).input(assemblyInputSchema).output(assemblySchema),
  },
  fitment: {
    /** Null while fitment is switched off. */
    product: oc.route(apiRoutes.fitment.product).input(fitmentProductInputSchema).output(fitmentVerdictSchema.nullable()),
    vehicles: oc.route(apiRoutes.fitment.vehicles).input(fitmentVehiclesInputSchema).output(fitmentVehiclesSchema),
    /** Of several parts at once; those that are no longer sold are left out, and all of them while fitment is switched off. */
    parts: oc.route(apiRoutes.fitment.parts).input(fitmentPartsInputSchema).output(z.array(partFitmentSchema)),
  },
  stores: {
    list: oc.route(apiRoutes.stores.list).output(z.array(storeSchema)),
    get: oc
      .route(apiRoutes.stores.get)
      .input(z.object({ placeId: z.string().min(1).max(255) }))
      .output(storeWithNeighboursSchema),
    nearby: oc.route(apiRoutes.stores.nearby).input(nearbyStoresInputSchema).output(nearbyStoresSchema),
    byState: oc
      .route(apiRoutes.stores.byState)
      .input(z.object({ state: z.string().max(3).optional() }))
      .output(storesByStateSchema),
  },
  places: {
    search: oc.route(apiRoutes.places.search).input(placeSearchInputSchema).output(z.array(placeSuggestionSchema)),
    get: oc.route(apiRoutes.places.get).input(placeInputSchema).output(placeSchema),
  },
  delivery: { quote: oc.route(apiRoutes.delivery.quote).input(deliveryQuoteInputSchema).output(deliveryQuoteSchema) },
  newsletter: { subscribe: oc.route(apiRoutes.newsletter.subscribe).input(newsletterInputSchema).output(newsletterSchema) },
  contact: { send: oc.route(apiRoutes.contact.send).input(contactInputSchema).output(contactSchema) },
  stockAlerts: { set: oc.route(apiRoutes.stockAlerts.set).input(stockAlertInputSchema).output(stockAlertSchema) },
  /** Who is signed in. Without a session everything here answers UNAUTHENTICATED. */
  session: {
    /** What the shop does first with whoever is signed in: it learns who it is, and the cart becomes theirs. */
    start: oc.route(apiRoutes.session.start).output(signedInCustomerSchema),
    renew: oc.route(apiRoutes.session.renew).output(sessionTimeSchema),
    /** Also without a session: then there is nothing to leave. */
    signOut: oc.route(apiRoutes.session.signOut).output(signedOutSchema),
  },
  /** The signed-in customer's own data; every change answers with all of it. */
  account: {
    get: oc.route(apiRoutes.account.get).output(customerSchema),
    updateDetails: oc.route(apiRoutes.account.updateDetails).input(detailsInputSchema).output(customerSchema),
    createAddress: oc.route(apiRoutes.account.createAddress).input(createAddressInputSchema).output(customerSchema),
    updateAddress: oc.route(apiRoutes.account.updateAddress).input(updateAddressInputSchema).output(customerSchema),
    removeAddress: oc.route(apiRoutes.account.removeAddress).input(removeAddressInputSchema).output(customerSchema),
    setMarketing: oc.route(apiRoutes.account.setMarketing).input(marketingInputSchema).output(customerSchema),
    orders: oc.route(apiRoutes.account.orders).input(ordersInputSchema).output(orderPageSchema),
    order: oc.route(apiRoutes.account.order).input(orderInputSchema).output(orderSchema),
    orderAgain: oc.route(apiRoutes.account.orderAgain).input(orderAgainInputSchema).output(orderedAgainSchema),
    requestReturn: oc.route(apiRoutes.account.requestReturn).input(returnInputSchema).output(orderSchema),
  },
  /** Orders of whoever knows their number and the email address that they were placed with; one that is unlike is as little found as one that isn't there. */
  orders: {
    find: oc.route(apiRoutes.orders.find).input(guestOrderInputSchema).output(orderSchema),
    again: oc.route(apiRoutes.orders.again).input(guestOrderAgainInputSchema).output(orderedAgainSchema),
  },
  cart: {
    get: oc.route(apiRoutes.cart.get).output(cartSchema),
    addLines: oc.route(apiRoutes.cart.addLines).input(addLinesInputSchema).output(cartSchema),
    updateLine: oc.route(apiRoutes.cart.updateLine).input(updateLineInputSchema).output(cartSchema),
    removeLine: oc.route(apiRoutes.cart.removeLine).input(removeLineInputSchema).output(cartSchema),
    applyDiscountCodes: oc.route(apiRoutes.cart.applyDiscountCodes).input(discountCodesInputSchema).output(cartSchema),
  },
  /** Restoration projects of whoever is signed in, or of this device. */
  projects: {
    list: oc.route(apiRoutes.projects.list).input(projectListInputSchema).output(projectListSchema),
    get: oc.route(apiRoutes.projects.get).input(projectInputSchema).output(projectSchema),
    /** For whoever has the link. */
    shared: oc.route(apiRoutes.projects.shared).input(sharedProjectInputSchema).output(projectSchema),
    change: oc.route(apiRoutes.projects.change).input(projectChangeSchema).output(projectChangedSchema),
  },
};
export type Contract = typeof contract;
