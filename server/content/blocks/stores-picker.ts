import { z } from "zod";
import { defaultStoreState, storeStates } from "#shared/domain/store-states.ts";
import { textField } from "../fields/text-field.ts";
import { blockMapper } from "./block-mapper.ts";

export const storesPicker = blockMapper("StoresPicker", z.object({ title: textField, state: textField }), ({ title, state }, id) => {
  const known = storeStates.find(({ code }) => code === state.trim().toUpperCase());
  return { id, type: "stores-picker", title: title || "Find a store", state: known?.code ?? defaultStoreState };
});
