import { ButtonLink } from "#client/ui/button-link.tsx";
import { Icon } from "#client/ui/icon.tsx";
import type { PageHandle } from "#client/lib/page-head.ts";
import styles from "./login.module.css";

export const handle = {
  head: () => ({ title: "Sign in", description: "Customer accounts aren't open yet; shopping works without one.", isIndexable: false }),
} satisfies PageHandle;

const withoutAccount = [
  { icon: "shopping-cart", title: "Shop and check out", text: "Your cart is kept on this device, and the checkout asks for no account." },
  { icon: "truck", title: "Delivery or pickup", text: "Have it sent anywhere in Australia, or collect it from a store." },
  { icon: "rotate-ccw", title: "30 days to return", text: "Your order's confirmation is all we need to help you." },
] as const;

/** Tells the truth about accounts until there are some, and leads on. */
export function Component() {
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1>Accounts aren't open yet</h1>
        <p className={styles.lead}>You don't need one: everything in the shop works without signing in.</p>
        <ButtonLink href="/parts">Continue Shopping</ButtonLink>
      </div>
      <ul className={styles.list}>
        {withoutAccount.map(({ icon, title, text }) => (
          <li key={title} className={styles.item}>
            <Icon of={icon} className={styles.icon} />
            <div>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.help}>
        Looking for an order? <a href="/pages/contact">Ask us about it</a>, or read how{" "}
        <a href="/pages/refunds-and-exchanges">returns work</a>.
      </p>
    </div>
  );
}
