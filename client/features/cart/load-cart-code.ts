/** What carries out a command is had as soon as the page has nothing better to do: an addition doesn't wait for it. */
export const loadCommandRunner = () => import("./commands/command-queue.ts");
export const loadFormTaker = () => import("./commands/take-over-form.ts");
