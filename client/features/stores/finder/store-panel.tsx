import { Drawer } from "#client/ui/dialog/drawer.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { StoreFinder } from "./store-finder.tsx";
import styles from "./store-panel.module.css";

type StorePanelProps = {
  isOpen: boolean;
  /** Each starts anew. */
  visit: number;
  /** The store that was just chosen. */
  chosen: string | null;
  onClose: () => void;
};

/** The stores beside the page. */
export function StorePanel({ isOpen, visit, chosen, onClose }: StorePanelProps) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Stores" scrollLock="phone">
      <p className={styles.banner} role="status">
        {chosen && (
          <>
            <Icon of="circle-check" />
            {chosen} is your store now.
          </>
        )}
      </p>
      {isOpen && <StoreFinder key={visit} />}
    </Drawer>
  );
}
