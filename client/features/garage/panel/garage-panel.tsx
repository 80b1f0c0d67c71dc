import { Button } from "#client/ui/button/button.tsx";
import { Drawer } from "#client/ui/dialog/drawer.tsx";
import { GarageViews } from "./garage-views.tsx";
import { heldGarage, useGarage } from "../storage/garage-store.ts";
import type { GarageView } from "./garage-view.ts";
import styles from "./garage-panel.module.css";

type GaragePanelProps = { isOpen: boolean; startView: GarageView; onClose: () => void };

/** How many vehicles there are, by which it opens at their list or at the ways to find one. */
export const vehiclesHeld = () => heldGarage().garage.length;

/** The garage beside the page. */
export function GaragePanel({ isOpen, startView, onClose }: GaragePanelProps) {
  const { isKept } = useGarage();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Garage"
      footer={
        <Button variant="secondary" isWide onClick={onClose}>
          Continue Shopping
        </Button>
      }
    >
      {!isKept && (
        <p className={styles.note}>Your browser doesn't let us keep your vehicles, so they last only until you close or reload the page.</p>
      )}
      <GarageViews startView={startView} />
    </Drawer>
  );
}
