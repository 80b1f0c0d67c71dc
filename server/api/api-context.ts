import type { Logger } from "../observability/logger.ts";
import type { AccountService } from "../services/account/account-service.ts";
import type { GuestOrderService } from "../services/account/guest-orders.ts";
import type { AssemblyService } from "../services/assemblies/assembly-service.ts";
import type { CarService } from "../services/cars/car-service.ts";
import type { CartService } from "../services/cart/cart-service.ts";
import type { PromoCodeLimit } from "../services/cart/promo-code-limit.ts";
import type { CatalogueService } from "../services/catalogue/catalogue-service.ts";
import type { CompareService } from "../services/compare/compare-service.ts";
import type { ContactService } from "../services/contact/contact-service.ts";
import type { ContentService } from "../services/content/content-service.ts";
import type { Publishing } from "../services/content/stories/content-cache.ts";
import type { DeliveryService } from "../services/delivery/delivery-service.ts";
import type { FitmentService } from "../services/fitment/fitment-service.ts";
import type { NewsletterService } from "../services/newsletter/newsletter-service.ts";
import type { PartsListService } from "../services/parts-list/parts-list-service.ts";
import type { PlaceService } from "../services/places/place-service.ts";
import type { DeviceLimit } from "../services/projects/device-limit.ts";
import type { ProjectService } from "../services/projects/project-service.ts";
import type { ReviewService } from "../services/reviews/review-service.ts";
import type { RecipientLimit } from "../services/recipients/recipient-limit.ts";
import type { SearchService } from "../services/search/search-service.ts";
import type { SessionService } from "../services/session/session-service.ts";
import type { SessionTokens } from "../services/session/session-tokens.ts";
import type { SharedStore } from "../shared-store/shared-store.ts";
import type { StockAlertService } from "../services/stock-alerts/stock-alert-service.ts";
import type { StoreService } from "../services/stores/store-service.ts";
import type { VehicleService } from "../services/vehicles/vehicle-service.ts";

/** The services that procedures call; built once at boot, they hold no visitor's data. */
export type Services = {
  catalogue: CatalogueService;
  search: SearchService;
  content: ContentService;
  /** The content with its drafts, for editors; null where no preview is configured. Nothing of it is ever kept. */
  draftContent: ContentService | null;
  publishing: Publishing;
  vehicles: VehicleService;
  cars: CarService;
  assemblies: AssemblyService;
  compare: CompareService;
  reviews: ReviewService;
  fitment: FitmentService;
  partsList: PartsListService;
  stores: StoreService;
  places: PlaceService;
  delivery: DeliveryService;
  cart: CartService;
  promoCodes: PromoCodeLimit;
  recipients: RecipientLimit;
  session: SessionService;
  account: AccountService;
  guestOrders: GuestOrderService;
  newsletter: NewsletterService;
  contact: ContactService;
  stockAlerts: StockAlertService;
  projects: ProjectService;
  devices: DeviceLimit;
  /** Runs one after another what has the same key, in all instances. */
  inTurn: SharedStore["inTurn"];
};

/** What a visitor's sealed cookie holds. Reading it marks the response as personalised. */
export type VisitorSession = {
  read(): Promise<VisitorValues>;
  write(values: Omit<VisitorValues, "buyerUntilMs"> & Partial<VisitorValues>): Promise<void>;
  /** Has the pages of a visitor without scripts count what is in their cart. */
  tellCount(quantity: number): Promise<void>;
};

/** What a cart lost at a sign-in, for the page that it lands on: told once. */
export type LeftBehind = {
  keep(sentences: readonly string[]): Promise<void>;
  /** Nothing where nothing is to be told; otherwise the response counts as personalised. */
  take(): Promise<readonly string[]>;
};

/**
 * `owner` is the session that the cart was made or moved in; null for that of a visitor who wasn't signed in. `buyerUntilMs` is when the access token expires by which the platform knows the cart as
 * its owner's; null until it does.
 */
type VisitorValues = { cartId: string | null; owner: string | null; buyerUntilMs: number | null };

/** The tokens of whoever is signed in on this browser, in cookies of their own. Reading them marks the response as personalised. */
export type CustomerSession = {
  read(): Promise<SessionTokens | null>;
  /** Names one sign-in through all of its renewals; null where nobody is signed in. */
  id(): Promise<string | null>;
  /** Whether somebody left their session on this browser in the last two weeks, and nobody has one now. */
  wasLeft(): Promise<boolean>;
  /** Null signs out. */
  write(tokens: SessionTokens | null): Promise<void>;
};

/** The name of this device, in a sealed cookie of its own: what somebody without an account keeps here is found by it. Reading it marks the response as personalised. */
export type DeviceName = {
  /** Null until something is kept here. */
  read(): Promise<string | null>;
  /** Null forgets it. */
  write(name: string | null): Promise<void>;
};

/** What a customer or an editor did that somebody may have to account for. */
export type AuditAction =
  | "sign_in"
  | "sign_out"
  | "session_end"
  | "details_change"
  | "address_add"
  | "address_change"
  | "address_remove"
  | "marketing_change"
  | "return_request"
  | "order_find"
  | "order_again"
  | "project_delete"
  | "project_share"
  | "project_unshare"
  | "preview_begin"
  | "preview_end";

/** `reason` is a code, or a word of ours, never a vendor's or a visitor's. */
export type AuditEntry = {
  action: AuditAction;
  outcome: "ok" | "refused" | "failed";
  reason?: string;
  /** What it was about, as somebody said it; the log has a keyed hash of it. */ order?: string;
};

/** Per request; never kept. */
export type ApiContext = {
  services: Services;
  session: VisitorSession;
  leftBehind: LeftBehind;
  customer: CustomerSession;
  device: DeviceName;
  /** The provider's name for whoever is signed in, out of their verified identity token; null where it can't be told. */
  customerKey(): Promise<string | null>;
  /** Under which this request adds something once, however often it is sent; null where it doesn't say. */
  additionKey: string | null;
  /** Whether this browser's cart was at the checkout: gone, it counts as ordered. */
  hasBegunCheckout: boolean;
  /** The shopper's address, for the commerce platform's bot protection. */
  buyerIp: string | undefined;
  /** The same address for limits; null where nobody is counted, on the shop's own machine. */
  countedAddress: string | null;
  /** Writes a line about whoever is signed in now, or about nobody where that isn't known. */
  audit(entry: AuditEntry): Promise<void>;
  /** For what fails beside an answer. */
  logger: Pick<Logger, "error" | "warn" | "debug">;
};
