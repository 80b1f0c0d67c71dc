import type { Cart } from "#shared/contract/cart.ts";
import type { ProjectChange, ProjectChanged } from "#shared/contract/project/project.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Taken } from "../../services/cart/additions/taken.ts";
import type { ProjectOwner } from "../../services/projects/project-store.ts";
import type { ApiContext } from "../api-context.ts";
import { audited } from "../audited.ts";
import { os } from "../os.ts";
import { asOwner, findOwner } from "../own-projects.ts";
import { changeCart } from "../visitor-cart.ts";

/** How long one waits for the one before it, from another tab say. */
const turnMs = 5000;

export const projects = {
  list: os.projects.list.handler(async ({ input: { lines }, context }) => context.services.projects.list(await findOwner(context), lines)),
  get: os.projects.get.handler(async ({ input: { id, ...selected }, context }) =>
    context.services.projects.get(await findOwner(context), id, selected),
  ),
  shared: os.projects.shared.handler(({ input: { token }, context }) => context.services.projects.shared(token)),
  change: os.projects.change.handler(({ input, context }) => asOwner(context, (owner) => change(context, owner, input))),
};

async function change(context: ApiContext, owner: ProjectOwner, input: ProjectChange): Promise<ProjectChanged> {
  const { projects: service, inTurn } = context.services;
  // The page's key is the same for a button's second press, to which the browser gives another one.
  const key = ("key" in input ? input.key : undefined) ?? context.additionKey;
  switch (input.intent) {
    case "create":
      // Two presses of one button come at the same time, and each looks how many there are.
      return inTurn(`projects-begun:${owner.key}`, turnMs, async () => changed(await service.create(owner, input, key)));
    case "rename":
      await service.rename(owner, input);
      return changed(input.id);
    case "add":
      return changed(input.id, { count: await service.add(owner, input, key) });
    case "edit":
      return changed(input.id, await service.edit(owner, input));
    case "import":
      return changed(input.id, await service.importFile(owner, input, key));
    case "order":
      return inTurn(`project:${input.id}`, turnMs, async () => changed(input.id, await orderNeeded(context, owner, input.id)));
    case "share":
      await audited(context, "project_share", () => service.share(owner, input.id));
      return changed(input.id);
    case "unshare":
      await audited(context, "project_unshare", () => service.unshare(owner, input.id));
      return changed(input.id);
    case "delete":
      await audited(context, "project_delete", () => service.remove(owner, input.id));
      return changed(input.id);
  }
}

function changed(id: string, came: Partial<ProjectChanged> = {}): ProjectChanged {
  return { id, count: 0, conflicts: [], problems: [], rest: "", cart: null, ...came };
}

/**
 * One addition for all that is needed. Its key is the project as it stands: an order that was made but not written down, because the shop stopped in between, is found in the cart and only
 * written down. A form that is sent again after it was written down has nothing left to order. What the platform did not take stays needed.
 */
async function orderNeeded(context: ApiContext, owner: ProjectOwner, id: string): Promise<{ cart: Cart | null; count: number }> {
  const { projects: service, cart: carts } = context.services;
  const { isOrdered, version, lines } = await service.needed(owner, id, context.additionKey);
  if (isOrdered) return { cart: null, count: 0 };
  if (lines.length === 0)
    throw new AppError("UNPROCESSABLE", "nothing to order", { userMessage: "Nothing of this project is needed that we can send now." });
  const wanted = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const addition = { key: `project-${id}-${version}`, isRepeated: true };
  let taken: Taken = new Map();
  const cart = await changeCart(context, async (cartId, caller) => {
    const result = await carts.addLines(cartId, wanted, caller, addition);
    ({ taken } = result);
    return result;
  }).catch(async (error: unknown) => {
    // A refused addition leaves its key in the cart, too: tried again under it, it would pass for one that was made.
    if (error instanceof AppError && error.code === "UNPROCESSABLE") await service.markOrdered(owner, id, new Map(), null);
    throw error;
  });
  return { cart, count: await service.markOrdered(owner, id, shareOut(lines, taken), context.additionKey) };
}

/** What was taken of each part, by the lines that ask for it: the first has it first. */
function shareOut(lines: readonly { id: string; variantId: string; quantity: number }[], taken: Taken): Map<string, number> {
  const left = new Map(taken);
  return new Map(
    lines.map(({ id, variantId, quantity }) => {
      const count = Math.min(quantity, left.get(variantId) ?? 0);
      left.set(variantId, (left.get(variantId) ?? 0) - count);
      return [id, count];
    }),
  );
}
