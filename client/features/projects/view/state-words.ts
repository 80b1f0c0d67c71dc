import type { LineState } from "#shared/domain/project/project.ts";

/** What states are called, in the order in which a part goes through them. */
export const stateWords: Record<LineState, string> = { need: "Need", ordered: "Ordered", have: "Have", fitted: "Fitted" };

export const stateOptions = Object.entries(stateWords).map(([value, label]) => ({ value, label }));
