import type { FooterProps } from "./footer.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { Footer } from "./footer.tsx";
import styles from "./footer.module.css";

/** The footer as the server made it; it needs no script. */
export function FooterIsland(props: FooterProps) {
  return (
    <ServerRendered id="footer-island" className={styles.island} madeOf={props.footerMenus}>
      {import.meta.env.SSR && <Footer {...props} />}
    </ServerRendered>
  );
}
