import type { Store } from "#shared/contract/stores/store.ts";

/** A store as the commerce platform knows it: by its full name, "Rares Coburg North", and without a page. */
export type SourcedLocation = Omit<Store, "url">;

/** Where stores come from. Failures are AppErrors with an UPSTREAM code. */
export type LocationSource = { locations(): Promise<SourcedLocation[]> };
