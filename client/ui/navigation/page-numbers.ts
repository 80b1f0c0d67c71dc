/** The page numbers to offer: the first, the last, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const step = number - (sorted[index - 1] ?? 0);
    if (step === 2) return [number - 1, number];
    return step > 2 ? [null, number] : [number];
  });
}
