type Point = { x: number; y: number };

const rounds = 400;
/** How much of its way home a pin goes in each round. */
const pull = 0.02;

type Spread = { gap: number; width: number; height: number };

/**
 * Moves pins that would cover each other apart, each as little as it can, within the drawing. The same pins always come to the same places: the server's page and
 * the browser's agree to the tenth.
 */
export function spreadPins(places: readonly Point[], spread: Spread): Point[] {
  // Two stores at one place need a direction to part in.
  const pins = places.map(({ x, y }, index) => ({ x: x + index * 0.01, y }));
  for (let round = 0; round < rounds; round += 1) {
    // The last rounds only part, so that none is left touching.
    if (round < rounds / 2) pullHome(pins, places);
    pushApart(pins, spread);
    keepInside(pins, spread);
  }
  return pins.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function pullHome(pins: Point[], places: readonly Point[]): void {
  for (const [index, home] of places.entries()) {
    const pin = pins[index];
    if (!pin) continue;
    pin.x += (home.x - pin.x) * pull;
    pin.y += (home.y - pin.y) * pull;
  }
}

function pushApart(pins: Point[], { gap }: Spread): void {
  for (const [index, pin] of pins.entries())
    for (const other of pins.slice(index + 1)) {
      const dx = other.x - pin.x;
      const dy = other.y - pin.y;
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance >= gap) continue;
      const step = (gap - distance) / 2 / distance;
      pin.x -= dx * step;
      pin.y -= dy * step;
      other.x += dx * step;
      other.y += dy * step;
    }
}

function keepInside(pins: Point[], { gap, width, height }: Spread): void {
  for (const pin of pins) {
    pin.x = Math.min(Math.max(pin.x, gap / 2), width - gap / 2);
    pin.y = Math.min(Math.max(pin.y, gap / 2), height - gap / 2);
  }
}
