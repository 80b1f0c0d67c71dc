import { os } from "../os.ts";

export const vehicles = {
  facets: os.vehicles.facets.handler(({ input, context }) => context.services.vehicles.facets(input)),
  find: os.vehicles.find.handler(({ input, context }) => context.services.vehicles.find(input)),
  byIds: os.vehicles.byIds.handler(({ input, context }) => context.services.vehicles.byIds(input.ids)),
  parts: os.vehicles.parts.handler(({ input, context }) => context.services.search.vehicleParts(input)),
  byKtype: os.vehicles.byKtype.handler(({ input, context }) => context.services.vehicles.byKType(input.kTypeNr)),
  byVin: os.vehicles.byVin.handler(({ input, context }) => context.services.vehicles.byVin(input.vin)),
  byRegistration: os.vehicles.byRegistration.handler(({ input, context }) =>
    context.services.vehicles.byRegistration(input.plate, input.state),
  ),
};

export const cars = {
  makes: os.cars.makes.handler(({ context }) => context.services.cars.makes()),
  make: os.cars.make.handler(({ input, context }) => context.services.cars.make(input.make)),
  /** With the drawings of it. */
  car: os.cars.car.handler(async ({ input, context: { services } }) => {
    const car = await services.cars.car(input);
    return { ...car, assemblies: await services.assemblies.ofCar(car.url) };
  }),
  card: os.cars.card.handler(({ input, context }) => context.services.cars.card(input)),
};

export const assemblies = {
  list: os.assemblies.list.handler(({ context }) => context.services.assemblies.list()),
  get: os.assemblies.get.handler(({ input, context }) => context.services.assemblies.assembly(input.slug, input)),
};
