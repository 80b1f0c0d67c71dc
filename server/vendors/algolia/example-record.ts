/** A product as the index has it, with nothing that may be left out; for tests. */
export const exampleRecord = {
  objectID: "1",
  id: "gid://shopify/Product/1",
  handle: "seal",
  title: "Boot seal",
  vendor: "Ironbark",
  variant_id: "gid://shopify/ProductVariant/1",
  availability_kind: "in-stock",
  price: 12.5,
};
