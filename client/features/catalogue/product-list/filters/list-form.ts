import { facetNames } from "#shared/domain/product/filters.ts";
import { isProductSort } from "#shared/domain/product/product-sort.ts";
import { type ProductListState, toggleFilter, withStore } from "../product-list-params.ts";

/** The one form of a list page; the sort picker belongs to it from outside. */
export const listFormId = "product-list";
export const filterPanelId = "product-filters";

/** A list's state with what was ticked and picked in its form since the server wrote it. */
export function withFormInput(state: ProductListState, form: HTMLFormElement): ProductListState {
  let next = state;
  for (const control of form.elements) {
    const name = facetNames.find((known) => "name" in control && known === control.name);
    if (name && control instanceof HTMLInputElement && control.checked !== control.defaultChecked) {
      next = toggleFilter(next, name, control.value, control.checked);
    }
    if (control instanceof HTMLSelectElement && control.name === "store" && control.value !== (state.filters.store?.[0] ?? "")) {
      next = withStore(next, control.value);
    }
    if (control instanceof HTMLSelectElement && isProductSort(control.value) && control.value !== state.sort) {
      next = { ...next, sort: control.value, page: 1 };
    }
  }
  return next;
}
