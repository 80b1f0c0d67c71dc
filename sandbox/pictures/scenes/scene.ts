import type { Pen } from "../drawing/pen.ts";
import type { Random } from "../drawing/random.ts";

/** Draws one scene in a 1600 × 900 frame. */
export type Scene = (sheet: { pen: Pen; random: Random; seed: number }) => string;
