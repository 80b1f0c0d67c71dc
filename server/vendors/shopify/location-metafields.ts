/** The metafields that make a location a store. */
export const locationMetafields = ["place_id", "short_name", "time_zone", "opening_hours", "phone"].map((key) => ({
  namespace: "custom",
  key,
}));
