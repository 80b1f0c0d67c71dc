/** South, north, west and east of each state's mainland and near islands, in degrees, a little generously. */
const boxes: Record<string, readonly [number, number, number, number]> = {
  ACT: [-36, -35.1, 148.7, 149.5],
  NSW: [-37.6, -28.1, 140.9, 153.7],
  NT: [-26.1, -10.9, 128.9, 138.1],
  QLD: [-29.3, -9.2, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  TAS: [-43.8, -39.4, 143.7, 148.6],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  WA: [-35.3, -13.6, 112.8, 129.1],
};

/** Whether a point can be in a state; what cannot is a slip in the list. */
export function isInState(state: string, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const box = boxes[state];
  if (box === undefined) return false;
  const [south, north, west, east] = box;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
