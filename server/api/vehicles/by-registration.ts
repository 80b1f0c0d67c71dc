import { os } from "#server/api/os.ts";

export const byRegistration = os.vehicles.byRegistration.handler(({ input, context }) =>
  context.services.vehicles.byRegistration(input.plate, input.state),
);
