import { os } from "../os.ts";

export const cars = {
  makes: os.cars.makes.handler(({ context }) => context.services.cars.makes()),
  make: os.cars.make.handler(({ input, context }) => context.services.cars.make(input.make)),
  car: os.cars.car.handler(({ input, context }) => context.services.cars.car(input)),
};
