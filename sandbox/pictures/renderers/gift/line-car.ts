import { circle, path } from "../../drawing/shapes.ts";
import type { CarOutline } from "../../marks/car-outlines.ts";

export function lineCar(car: CarOutline, tone: string, width = 7): string {
  return (
    [car.body, car.glass]
      .map((data) => path(data, { fill: "none", stroke: tone, "stroke-width": width, "stroke-linejoin": "round" }))
      .join("") +
    car.wheels
      .map(
        (x) =>
          circle(x, 304 - car.radius, car.radius, { fill: "none", stroke: tone, "stroke-width": width }) +
          circle(x, 304 - car.radius, car.radius * 0.4, { fill: "none", stroke: tone, "stroke-width": width }),
      )
      .join("")
  );
}
