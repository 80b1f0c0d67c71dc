/**
 * Indices of the `count` smallest keys in ascending order (equal keys by index). Keeps a heap of the best so far with the worst on top,
 * so that a page of twenty out of a hundred thousand costs one comparison for most.
 */
export function selectFirst(keys: Float64Array, count: number): Uint32Array {
  const size = Math.min(count, keys.length);
  const heap = new Uint32Array(size);
  if (size === 0) return heap;
  const isWorse = (a: number, b: number) => {
    const difference = (keys[a] ?? 0) - (keys[b] ?? 0);
    return difference > 0 || (difference === 0 && a > b);
  };
  for (let index = 0; index < size; index++) heap[index] = index;
  for (let parent = (size >>> 1) - 1; parent >= 0; parent--) siftDown(heap, parent, isWorse);
  for (let index = size; index < keys.length; index++) {
    if (isWorse(index, heap[0] ?? 0)) continue;
    heap[0] = index;
    siftDown(heap, 0, isWorse);
  }
  return heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1));
}

function siftDown(heap: Uint32Array, from: number, isWorse: (a: number, b: number) => boolean): void {
  let parent = from;
  for (;;) {
    const left = parent * 2 + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const worst = right < heap.length && isWorse(heap[right] ?? 0, heap[left] ?? 0) ? right : left;
    if (!isWorse(heap[worst] ?? 0, heap[parent] ?? 0)) return;
    const held = heap[parent] ?? 0;
    heap[parent] = heap[worst] ?? 0;
    heap[worst] = held;
    parent = worst;
  }
}
