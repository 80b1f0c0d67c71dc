import type { Catalogue } from "#sandbox/catalogue/types.ts";
import { keptValue } from "#sandbox/storage/kept-value.ts";
import { type BuiltIndices, buildIndices } from "./build-indices.ts";

type KeptIndicesOptions = { catalogue: Catalogue; picturesUrl: string; dataDir: string };

/** Indices are built once for a catalogue, a day and an address of its pictures, and read from a file by later starts. */
export function keptIndices({ catalogue, picturesUrl, dataDir }: KeptIndicesOptions): BuiltIndices {
  return keptValue({
    dataDir,
    fileName: "search-index.v8",
    madeOf: [catalogue.digest, picturesUrl],
    make: () => buildIndices(catalogue, picturesUrl),
  });
}
