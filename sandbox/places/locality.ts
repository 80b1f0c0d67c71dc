/** How far a place is from a big city, for carriers. */
export type RemotenessZone = "metro" | "regional" | "remote";

/** A suburb with one of its postcodes. */
export type Locality = {
  placeId: string;
  suburb: string;
  postcode: string;
  state: string;
  latitude: number;
  longitude: number;
  zone: RemotenessZone;
};
