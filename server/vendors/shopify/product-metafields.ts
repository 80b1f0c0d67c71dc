const namespace = "custom";

const cardKeys = [
  "part_number",
  "special_order",
  "made_to_order",
  "in_store_only",
  "is_universal",
  "vehicle_ids",
  "rating",
  "reviews_count",
];

const productKeys = [
  ...cardKeys,
  "other_numbers",
  "replaces_numbers",
  "replaced_by",
  "in_store_only_reason",
  "is_bulky",
  "dangerous_goods_class",
  "core_charge",
  "handling_time_min",
  "handling_time_max",
  "material",
  "material_thickness",
  "detail_care",
  "specifications",
  "deal_expiry",
  "promotion",
  "category",
];

const toIdentifiers = (keys: string[]) => keys.map((key) => ({ namespace, key }));

/** The metafields that a product page asks for, and those that a card needs. */
export const productMetafields = toIdentifiers(productKeys);
export const cardMetafields = toIdentifiers(cardKeys);
