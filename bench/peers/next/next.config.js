export default {
  // The shop's own lock file stands in a folder above.
  turbopack: { root: import.meta.dirname },
};
