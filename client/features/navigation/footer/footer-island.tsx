import type { ReactNode } from "react";
import type { FooterProps } from "./footer.tsx";
import { ServerRendered } from "#client/hydration/server-rendered.tsx";
import { officeYear } from "#shared/domain/content/office-day.ts";
import { Footer } from "./footer.tsx";
import styles from "./footer.module.css";

type FooterIslandProps = Omit<FooterProps, "year"> & {
  /** The email signup block; nothing stands in its place without it. */
  signup?: ReactNode;
};

/** The end of every page. But for the signup it stays as the server made it: it needs no script. */
export function FooterIsland({ signup, ...props }: FooterIslandProps) {
  return (
    <footer className={styles.footer}>
      {signup && <div className={styles.signup}>{signup}</div>}
      <ServerRendered id="footer-island" madeOf={props.footerMenus}>
        {import.meta.env.SSR && <Footer {...props} year={officeYear()} />}
      </ServerRendered>
    </footer>
  );
}
