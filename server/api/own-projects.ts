import { createHash, randomBytes } from "node:crypto";
import type { CustomerOwner, DeviceOwner, ProjectOwner } from "../services/projects/project-store.ts";
import type { ApiContext } from "./api-context.ts";
import { isSignedIn, withCustomer } from "./with-customer.ts";
import { levelOf } from "#server/observability/go-without.ts";

const keyOf = (name: string) => createHash("sha256").update(name).digest("base64url");
const deviceOwner = (name: string): DeviceOwner => ({ kind: "device", key: keyOf(name) });
const nameBytes = 24;

/** Whose projects this visitor sees: the customer's, else the device's; null where there is neither yet. What the device had becomes the customer's. */
export async function findOwner(context: ApiContext): Promise<ProjectOwner | null> {
  const customer = await findCustomer(context);
  const name = await context.device.read();
  if (customer === null) return name === null ? null : deviceOwner(name);
  if (name !== null) {
    await context.services.projects.takeOver(deviceOwner(name), customer);
    await context.device.write(null);
  }
  return customer;
}

/** The same for a change. A device that begins gets its name once something is kept under it, and each change makes both last as long again. */
export async function asOwner<Result>(context: ApiContext, change: (owner: ProjectOwner) => Promise<Result>): Promise<Result> {
  const owner = await findOwner(context);
  if (owner?.kind === "customer") return change(owner);
  const known = await context.device.read();
  if (known === null) await context.services.devices.admit(context.countedAddress);
  const name = known ?? randomBytes(nameBytes).toString("base64url");
  const result = await change(deviceOwner(name));
  await context.device.write(name);
  return result;
}

/** Whoever has just signed in takes the device's projects along. Where that can't be done now it is done when they look at them. */
export async function takeProjectsAlong(context: ApiContext): Promise<void> {
  try {
    await findOwner(context);
  } catch (error) {
    context.logger[levelOf(error)]({ event: "projects.move", error }, "projects could not be moved at a sign-in");
  }
}

/** A cookie alone must not open a customer's projects for two weeks after their session was ended elsewhere. */
async function findCustomer(context: ApiContext): Promise<CustomerOwner | null> {
  if (!(await isSignedIn(context))) return null;
  const key = await context.customerKey();
  if (key === null) return null;
  const platformId = async () => (await withCustomer(context, (token) => context.services.account.customer(token))).id;
  return { kind: "customer", key: keyOf(key), platformId };
}
