import { deepFreeze } from "./deep-freeze.ts";

/** Derives something from a value that a cache keeps, once for as long as it is kept. It is frozen like the value itself, because many get it. */
export function derivedOnce<Value extends object, Derived extends object>(derive: (value: Value) => Derived): (value: Value) => Derived {
  const known = new WeakMap<Value, Derived>();
  return (value) => {
    const found = known.get(value);
    if (found) return found;
    const derived = deepFreeze(derive(value));
    known.set(value, derived);
    return derived;
  };
}
