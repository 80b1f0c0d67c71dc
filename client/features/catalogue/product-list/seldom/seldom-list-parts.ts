/** What only rows have, and lists that fold something away, as one file. */
export { CompareTick, CompareTicked } from "../../card/compare-tick.tsx";
export { OtherCarsPlace } from "./other-cars-place.tsx";
