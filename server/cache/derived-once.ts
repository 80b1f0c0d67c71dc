/** Derives something from a value that a cache keeps, once for as long as it is kept. */
export function derivedOnce<Value extends object, Derived extends object>(derive: (value: Value) => Derived): (value: Value) => Derived {
  const known = new WeakMap<Value, Derived>();
  return (value) => {
    const found = known.get(value);
    if (found) return found;
    const derived = derive(value);
    known.set(value, derived);
    return derived;
  };
}
