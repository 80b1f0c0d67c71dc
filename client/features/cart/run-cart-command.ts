import type { QueryClient } from "@tanstack/react-query";
import type { CartCommand } from "#shared/domain/cart-command.ts";
import type { Api } from "#client/lib/api.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { notify } from "#client/ui/notify.ts";
import type { CartEvent } from "./cart-event.ts";
import { cartMutation } from "./cart-mutation.ts";
import { failureMessage } from "./failure-message.ts";
import { lineRemovedBy } from "./line-removed-by.ts";
import { mergeCommands } from "./merge-commands.ts";
import { cartQuery } from "./queries.ts";
import { tellRemoval } from "./tell-removal.ts";
import { tellSuccess } from "./tell-success.ts";
import { storeUnsent, takeUnsent } from "./unsent-commands.ts";

export type CartRunnerContext = { api: Api; queryClient: QueryClient; onCartEvent?: (event: CartEvent) => void };

type Waiting = { command: CartCommand; hasStarted: boolean; isDone: Promise<void> };

/** What this page asked for and hasn't heard of yet, in order. */
const queue: Waiting[] = [];

/** What an earlier page of this tab asked for and couldn't send. */
const leftBehind = takeUnsent();

/** Carries out what was left behind; its turn is before anything new. */
export function runLeftBehind(context: CartRunnerContext): void {
  for (const command of leftBehind.splice(0)) void runCartCommand(command, context);
}

/** Carries out what the shopper asks of the cart and tells what came of it; never throws. What is asked again while it still waits its turn is sent together. */
export function runCartCommand(command: CartCommand, context: CartRunnerContext): Promise<void> {
  runLeftBehind(context);
  const last = queue.at(-1);
  const merged = last && !last.hasStarted ? mergeCommands(last.command, command) : null;
  if (last && merged) {
    last.command = merged;
    keepUnsent();
    return last.isDone;
  }
  const waiting: Waiting = { command, hasStarted: false, isDone: Promise.resolve() };
  queue.push(waiting);
  keepUnsent();
  waiting.isDone = carryOut(waiting, context);
  return waiting.isDone;
}

function keepUnsent(): void {
  storeUnsent(queue.filter(({ hasStarted }) => !hasStarted).map(({ command }) => command));
}

async function carryOut(waiting: Waiting, context: CartRunnerContext): Promise<void> {
  const { api, queryClient, onCartEvent } = context;
  let removed: CartLine | null = null;
  const start = () => {
    waiting.hasStarted = true;
    removed = lineRemovedBy(waiting.command, queryClient.getQueryData(cartQuery(api).queryKey));
    keepUnsent();
    return waiting.command;
  };
  try {
    const options = queryClient.defaultMutationOptions(cartMutation(api, queryClient, start));
    const cart = await queryClient.getMutationCache().build(queryClient, options).execute();
    tellSuccess(waiting.command, cart, onCartEvent);
    if (removed) tellRemoval(removed, (command) => void runCartCommand(command, context));
  } catch (error) {
    notify({ type: "danger", message: failureMessage(waiting.command, error) });
  } finally {
    queue.splice(queue.indexOf(waiting), 1);
    keepUnsent();
  }
}
