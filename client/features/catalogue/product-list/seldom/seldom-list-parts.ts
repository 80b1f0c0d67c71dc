/** What only rows have, and lists that fold something away or leave a filter out, as one file. */
export { CompareTick, CompareTicked } from "../../card/compare-tick.tsx";
export { LeftOutFilters } from "../filters/left-out-filters.tsx";
export { OtherCarsPlace } from "./other-cars-place.tsx";
