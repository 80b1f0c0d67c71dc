import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import styles from "./address-block.module.css";

/** Where something is, how to ring it and where the map shows it. */
export function AddressBlock({ block: { title, lines, phone, mapUrl } }: { block: BlockOf<"address-block"> }) {
  return (
    <address className={styles.block}>
      {title && <strong className={styles.title}>{title}</strong>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && (
        <a className={styles.link} href={phone.url}>
          <Icon of="phone" size="small" />
          {phone.label}
        </a>
      )}
      <a className={styles.link} href={mapUrl} target="_blank" rel="noopener external">
        <Icon of="map-pin" size="small" />
        <span>
          View on map<VisuallyHidden>, in a new tab</VisuallyHidden>
        </span>
      </a>
    </address>
  );
}
