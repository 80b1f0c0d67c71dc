import { describe, expect, it, test } from "vitest";
import { closestWord } from "./closest-word.ts";

const partWords = ["bonnet", "guard", "radiator", "muffler", "hose", "distributor", "windscreen", "boot", "carburettor"];

describe("a slip of the fingers", () => {
  it.each([
    ["bonet", "bonnet", "a letter left out"],
    ["bonnnet", "bonnet", "a letter too many"],
    ["bonnat", "bonnet", "another letter"],
    ["bonent", "bonnet", "two letters swapped"],
    ["gaurd", "guard", "two letters swapped early on"],
    ["guadr", "guard", "two letters swapped at the end"],
    ["bopt", "boot", "in a word of four letters"],
    ["mufflar", "muffler", "one slip in seven letters"],
    ["radietar", "radiator", "two in eight"],
    ["ditsributr", "distributor", "a swap and a letter left out of a long word"],
    ["windscren", "windscreen", "one in a long word"],
  ])("%s is %s: %s", (typed, word) => {
    expect(closestWord(typed, partWords)).toBe(word);
  });
});

describe("nothing is guessed", () => {
  it.each([
    ["cap", ["cup", "cab"], "of so few letters that anything could be meant"],
    ["mafflar", ["muffler"], "of two slips in seven letters"],
    ["redietar", ["radiator"], "of three in eight"],
    ["benent", ["bonnet"], "of a swap and another slip in a short word"],
    ["guadx", ["guard"], "where a letter that stands one place early is followed by a strange one"],
    ["guaxr", ["guard"], "where a letter that stands one place late comes after a strange one"],
    ["guaxy", ["guard"], "where two neighbours are others"],
    ["arom", ["aaron"], "where a letter is missing and another is wrong"],
    ["poor", ["door"], "with another first letter"],
    ["boots", ["bootlid"], "of the beginning of a longer word"],
    ["mark2", ["marks"], "out of a number that was typed"],
    ["types", ["type3"], "that would put a number in"],
    ["quux", partWords, "of a word that is like none"],
    ["bonet", [], "where there are no words"],
  ])("%s, %j: %s", (typed, words) => {
    expect(closestWord(typed, words)).toBeNull();
  });
});

test("of several words the nearest is meant, in whatever order they are known", () => {
  const words = ["carburettors", "carburettor", "carburation"];
  expect(closestWord("carburetor", words)).toBe("carburettor");
  expect(closestWord("carburetor", words.toReversed())).toBe("carburettor");
});

test("of two that are as near the one that is known first, for parts stand before brands", () => {
  expect(closestWord("hoad", ["hood", "head"])).toBe("hood");
  expect(closestWord("hoad", ["head", "hood"])).toBe("head");
});
