import type { Customer } from "#shared/contract/customer/account.ts";

export const exampleCustomer: Customer = {
  id: "gid://shopify/Customer/7",
  firstName: "Alex",
  lastName: "",
  displayName: "Alex",
  email: "alex@example.test",
  marketing: "not-subscribed",
  phoneNumber: null,
  addresses: [],
  defaultAddressId: null,
  companyLocationId: "gid://shopify/CompanyLocation/3",
};
