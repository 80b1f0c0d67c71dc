/** The rank of every record (0 first) in ascending or descending order of its values; equal values keep the records' order. */
export function sortRanks(values: readonly (string | number)[], direction: "asc" | "desc"): Uint32Array {
  const order =
    typeof values[0] === "string" ? orderOfStrings(values.map(String)) : orderOfNumbers(Float64Array.from(values, Number), direction);
  const ranks = new Uint32Array(values.length);
  if (typeof values[0] === "string" && direction === "desc") return descendingRanks(order, values, ranks);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] ?? 0] = rank;
  return ranks;
}

function orderOfNumbers(values: Float64Array, direction: "asc" | "desc"): Uint32Array {
  const sign = direction === "asc" ? 1 : -1;
  return Uint32Array.from(values, (_, position) => position).toSorted((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || a - b);
}

/** Sorting bare strings natively is several times faster than with a comparator, so the position rides along. */
function orderOfStrings(values: string[]): Uint32Array {
  const tagged = values.map((value, position) => `${value.toLowerCase()}\u0000${String(position).padStart(9, "0")}`).toSorted();
  return Uint32Array.from(tagged, (text) => Number(text.slice(-9)));
}

/** Walks the ascending order backwards, group of equals by group of equals. */
function descendingRanks(ascending: Uint32Array, values: readonly (string | number)[], ranks: Uint32Array): Uint32Array {
  const keyAt = (index: number) => String(values[ascending[index] ?? 0]).toLowerCase();
  let rank = 0;
  let end = ascending.length;
  while (end > 0) {
    let start = end - 1;
    while (start > 0 && keyAt(start - 1) === keyAt(end - 1)) start--;
    for (let index = start; index < end; index++) ranks[ascending[index] ?? 0] = rank++;
    end = start;
  }
  return ranks;
}
