/** One application of a part: on which vehicles, in which years and under which conditions it fits. */
export type FitmentRow = {
  vehicleIds: string[];
  yearFrom: number;
  /** Null while the part fits newer vehicles too. */
  yearTo: number | null;
  /** "Front left". */
  positions: string[];
  notes: string[];
  /** How many of the part a car needs at these positions. */
  quantity: number | null;
  /** "Holden V8 253/308"; null for any engine. */
  engine: string | null;
  /** The vehicles' own engines that `engine` stands for: "253 V8", "308 V8". */
  engines: string[];
  body: string | null;
  /** "Manual", "Automatic". */
  transmission: string | null;
};
