import { stressNumbers } from "./stress-numbers.ts";
import { stressShelf } from "./stress-shelf.ts";
import type { StressSpec } from "./stress-spec.ts";

/** The awkward products, in the order in which a catalogue begins with them. */
export const stressSpecs: readonly StressSpec[] = [...stressNumbers, ...stressShelf];
