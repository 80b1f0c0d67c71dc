import type { Customer } from "./customer.ts";

/** A business whose buyers pay trade prices. */
export type Company = { id: number; name: string; location: { id: number; name: string } };

const demoDomain = "workshop.example";
const demoCompany: Company = {
  id: 6_300_001,
  name: "Demo Workshop",
  location: { id: 6_400_001, name: "Demo Workshop, main bay" },
};

/** The company that a customer buys for: whoever signs in with an address at workshop.example is a buyer of the demo company. */
export function companyOf({ email }: Pick<Customer, "email">): Company | null {
  return email.endsWith(`@${demoDomain}`) ? demoCompany : null;
}
