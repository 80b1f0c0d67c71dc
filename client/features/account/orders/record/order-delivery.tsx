import { dayInWords } from "#client/lib/text/day-in-words.ts";
import { Badge } from "#client/ui/feedback/badge.tsx";
import { PartNumber } from "#client/ui/text/part-number.tsx";
import type { Order } from "#shared/contract/customer/account.ts";
import { AccountSection } from "../../page/account-section.tsx";
import { parcelWords } from "../order-words.ts";
import styles from "./order-delivery.module.css";

/** Where it goes or waits, and its parcels. */
export function OrderDelivery({ order: { deliveredTo, collectedFrom, parcels } }: { order: Order }) {
  return (
    <>
      {deliveredTo && (
        <AccountSection id="delivery" title="Delivery">
          <address className={styles.place}>{deliveredTo.join("\n")}</address>
        </AccountSection>
      )}
      {collectedFrom !== null && (
        <AccountSection id="pickup" title="Pick-up">
          <p>{collectedFrom}</p>
        </AccountSection>
      )}
      {parcels.length > 0 && (
        <AccountSection id="parcels" title={parcels.length === 1 ? "Parcel" : `${parcels.length} parcels`}>
          <ul className={styles.parcels}>
            {parcels.map((parcel, at) => (
              <Parcel key={parcel.trackingNumber ?? `parcel ${at}`} parcel={parcel} />
            ))}
          </ul>
        </AccountSection>
      )}
    </>
  );
}

function Parcel({ parcel: { status, carrier, trackingNumber, trackingUrl, expectedOn } }: { parcel: Order["parcels"][number] }) {
  const { label, tone, icon } = parcelWords[status];
  const expected = expectedOn && status !== "delivered" ? dayInWords(expectedOn) : null;
  return (
    <li className={styles.parcel}>
      <p>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </p>
      {(carrier || trackingNumber) && (
        <p>
          {carrier} {trackingNumber && <PartNumber>{trackingNumber}</PartNumber>}
        </p>
      )}
      {expected && <p>Expected on {expected}</p>}
      {trackingUrl && (
        <a className={styles.track} href={trackingUrl} rel="noreferrer" data-native>
          Track this parcel
        </a>
      )}
    </li>
  );
}
