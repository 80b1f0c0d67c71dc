import { textAt, textCount, type TextList } from "./text-list.ts";

/** Where the texts of a list stand, without regard to case: a hash table with open addressing, of indices plus one. */
export type TextLookup = Uint32Array;

export function createTextLookup(list: TextList): TextLookup {
  const count = textCount(list);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(count * 1.5 + 1)));
  for (let index = 0; index < count; index++) {
    let slot = slotOf(slots, textAt(list, index).toLowerCase());
    while (slots[slot] !== 0) slot = next(slots, slot);
    slots[slot] = index + 1;
  }
  return slots;
}

/** The texts that are the wanted one in whatever case. */
export function indicesOfText(list: TextList, slots: TextLookup, wanted: string): number[] {
  const lowerCase = wanted.toLowerCase();
  const found: number[] = [];
  for (let slot = slotOf(slots, lowerCase); slots[slot] !== 0; slot = next(slots, slot)) {
    const index = (slots[slot] ?? 0) - 1;
    if (textAt(list, index).toLowerCase() === lowerCase) found.push(index);
  }
  return found;
}

function next(slots: TextLookup, slot: number): number {
  return (slot + 1) & (slots.length - 1);
}

/** FNV-1a, over letters. */
function slotOf(slots: TextLookup, text: string): number {
  let hash = 0x811c9dc5;
  for (let letter = 0; letter < text.length; letter++) hash = Math.imul(hash ^ text.charCodeAt(letter), 0x01000193);
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}
