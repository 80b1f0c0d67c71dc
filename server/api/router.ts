import { os } from "./os.ts";
import { account, orders } from "./procedures/account.ts";
import { cart } from "./procedures/cart.ts";
import { catalogue, compare } from "./procedures/catalogue.ts";
import { content } from "./procedures/content.ts";
import { delivery, places } from "./procedures/delivery.ts";
import { fitment } from "./procedures/fitment.ts";
import { projects } from "./procedures/projects.ts";
import { search } from "./procedures/search.ts";
import { session } from "./procedures/session.ts";
import { stores } from "./procedures/stores.ts";
import { contact, newsletter, reviews, stockAlerts } from "./procedures/subscriptions.ts";
import { assemblies, cars, vehicles } from "./procedures/vehicles.ts";

/** Every procedure in its place in the contract. */
export const router = os.router({
  catalogue,
  search,
  compare,
  reviews,
  content,
  vehicles,
  cars,
  assemblies,
  fitment,
  stores,
  places,
  delivery,
  newsletter,
  contact,
  stockAlerts,
  session,
  account,
  orders,
  cart,
  projects,
});
