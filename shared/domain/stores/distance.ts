/** A place on the globe, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The earth's mean radius (IUGG). */
const earthRadiusKm = 6371.0088;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places along the earth's surface, by the haversine formula: right to half a per cent. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
