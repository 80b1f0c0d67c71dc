/** A point of the earth, or of the map's drawing. */
type Point = { x: number; y: number };

/** The drawing's size. A degree of latitude is ten units high. */
export const mapSize = { width: 530, height: 388 };

/** What a degree of longitude is worth beside one of latitude, in the middle of Australia. */
const squeeze = 0.89;
const west = 112;
const north = -9;
/** New Zealand is drawn nearer than it lies, in a frame of its own. */
const tasmanWest = 160;
const tasmanShift = 7.5;

/** Where a point of the earth is drawn. */
export function drawnAt(longitude: number, latitude: number): Point {
  const shown = longitude > tasmanWest ? longitude - tasmanShift : longitude;
  return { x: Math.round((shown - west) * squeeze * 100) / 10, y: Math.round((north - latitude) * 100) / 10 };
}

/** A line through points that are written as longitude and southern latitude. */
function line(points: string): string {
  return points
    .split(" ")
    .map((point) => {
      const [longitude = 0, south = 0] = point.split(",").map(Number);
      const { x, y } = drawnAt(longitude, -south);
      return `${x} ${y}`;
    })
    .join("L");
}

const shore = (points: string) => `M${line(points)}Z`;

/** Coasts, as coarse as a map of this size can show: the mainland, Tasmania, and New Zealand's two islands. */
export const coasts = [
  "142.5,10.7 143.2,11.9 143.5,12.8 143.8,14.4 144.5,14.2 145.3,15 145.4,16.2 145.9,16.9 146.1,18.2 146.4,18.9 146.9,19.3 147.7,19.8 148.7,20.3 149.2,21.1 149.6,22.2 150.6,22.4 150.9,23.4 151.3,23.9 152.4,24.8 152.8,25.4 153.2,25.9 153.1,26.9 153.4,27.9 153.6,28.7 153.3,29.6 153.1,30.5 152.9,31.5 152.5,32.3 151.8,32.9 151.2,33.9 150.8,34.7 150.4,35.6 150,36.7 149.9,37.5 148.3,37.8 147,38.4 146.4,39.1 145.6,38.6 144.9,38.45 145.2,38.1 144.9,37.9 144.5,38.2 144.4,38.4 143.5,38.85 142.4,38.4 141.4,38.35 140.6,38 139.8,37.1 139.6,36 138.9,35.5 138.1,35.65 138.5,34.9 138.1,34.2 137.8,35.1 137,35.2 137.5,34.1 137.9,33.2 137.8,32.5 137.2,33.6 136,34.8 135.3,34.5 134.8,33.3 134.1,32.6 132.8,32 131.2,31.5 129,31.7 126,32.3 124,33 123.5,33.9 121.9,33.9 120,33.95 118,35.05 116.5,35 115.1,34.3 115,33.6 115.7,33.2 115.7,32 115,30.5 114.6,28.8 113.9,27.3 113.4,26.2 114.1,26.2 113.6,25 113.4,24 113.7,22.6 114.1,21.8 114.4,22.4 115.5,21.4 116.8,20.6 118.6,20.3 120,19.9 121.5,18.9 122.2,18 122.2,17.2 122.9,16.4 123.6,17.4 123.8,16.2 124.9,15.3 125.9,14.4 126.9,13.8 128.1,14.8 129.6,14.9 129.7,13.9 130.3,13 130.8,12.4 132.3,12.2 132,11.3 133,11.6 135,12.1 136.8,12.2 136,13.3 135.5,14.8 137,15.9 138.8,16.8 139.5,17.5 140.9,17.6 141.6,15 141.7,13 142.1,11.1",
  "144.7,40.7 146.5,41.1 148.2,40.9 148.3,42 147.9,43.1 146.8,43.6 145.9,43.3 145.2,42.2",
  "172.7,34.4 174.3,35.3 174.8,36.8 175.6,36.6 176,37.6 178.5,37.7 177.9,39 176.9,39.5 176.2,41.1 175.3,41.6 174.8,41.3 175.2,40.1 173.8,39.3 174.7,38.4 174.7,37.4 174.4,36.5 173.4,35.3",
  "172.7,40.6 174.2,41.2 173.3,42.8 172.8,43.7 171.2,44.3 170.6,45.9 168.8,46.6 166.5,46 168.2,44 170.5,43 171.5,41.8",
]
  .map(shore)
  .join("");

/** Where one state ends and the next begins. */
export const borders = [
  "129,14.9 129,31.7",
  "138,16.6 138,26",
  "129,26 141,26",
  "141,26 141,38.2",
  "141,29 149,29 150.4,28.6 152,28.5 153.5,28.2",
  "141,34 142.5,34.7 144.5,36.1 147,36 148.2,36.8 149.9,37.5",
]
  .map((points) => `M${line(points)}`)
  .join("");

/** The frame around what is drawn nearer than it lies. */
export const tasmanFrame = (() => {
  const from = drawnAt(165.4, -33.2);
  const to = drawnAt(179.4, -47.4);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
})();
