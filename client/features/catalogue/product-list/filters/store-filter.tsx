import { Select } from "#client/ui/field/select.tsx";
import type { Facet } from "#shared/contract/catalogue/search.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { shelfPromise } from "#shared/domain/stores/part-promise.ts";
import { useMyStoreTimes } from "#client/lib/stock/use-my-store-times.ts";
import { productListSearch, type ProductListState, readProductListState, withStore } from "../product-list-params.ts";
import { ListSwitch } from "./list-switch.tsx";
import styles from "./store-filter.module.css";

type StoreFilterProps = {
  facet: Facet;
  /** The state that was asked for last, as an address has it. */
  search: string;
  onChange: (state: ProductListState) => void;
};

/** Limits the list to what one store has on its shelf: the shopper's own with one press, any other from the list of all, which works by itself. */
export function StoreFilter({ facet, search, onChange }: StoreFilterProps) {
  const state = readProductListState(new URLSearchParams(search));
  const [chosen = ""] = state.filters.store ?? [];
  const stores = facet.values.map(({ value, label, count }) => ({ value, label: `${label} (${formatNumber(count)})` }));
  return (
    <div className={styles.store}>
      <MyStoreSwitch search={search} chosen={chosen} />
      <Select
        name="store"
        aria-label="On the shelf at"
        options={[{ value: "", label: "Any store" }, ...stores]}
        value={chosen}
        onChange={(event) => onChange(withStore(state, event.currentTarget.value))}
      />
    </div>
  );
}

/** In the same room with a store as without, and with the sentence that its product pages say too once it is on. */
function MyStoreSwitch({ search, chosen }: { search: string; chosen: string }) {
  const mine = useMyStoreTimes();
  if (mine === null) {
    return (
      <p className={styles.line}>
        <a className={styles.set} href="/stores" data-my-store>
          Set my store
        </a>
      </p>
    );
  }
  const { shortName } = mine.myStore;
  const isOn = chosen === shortName;
  const next = withStore(readProductListState(new URLSearchParams(search)), isOn ? "" : shortName);
  const pickUp = shelfPromise(mine.times, mine.now);
  return (
    <>
      <p className={styles.line}>
        <ListSwitch href={productListSearch(next) || "?"} isOn={isOn}>
          At my store today<span className={styles.name}>{shortName}</span>
        </ListSwitch>
      </p>
      {isOn && <p className={styles.note}>{pickUp.when === "on-shelf" ? "" : pickUp.text}</p>}
    </>
  );
}
