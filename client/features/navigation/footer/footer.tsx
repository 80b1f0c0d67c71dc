import type { Layout } from "#shared/contract/content/content.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Wordmark } from "../header/wordmark.tsx";
import styles from "./footer.module.css";

export type FooterProps = Pick<Layout, "company" | "footerMenus" | "socialLinks"> & {
  year: string;
};

/** What the footer tells and leads to, a pure function of its data so that it can be rendered once for all pages. */
export function Footer({ company, footerMenus, socialLinks, year }: FooterProps) {
  return (
    <>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Wordmark name={company.name} />
          <div className={styles.drawing} />
          {socialLinks.length > 0 && (
            <ul className={styles.social} aria-label="Follow us">
              {socialLinks.map((link) => (
                <li key={link.url}>
                  <a className={styles.link} href={link.url}>
                    {link.label}
                    <Icon of="arrow-up-right" size="small" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.menus}>
          {footerMenus.map((menu) => (
            <nav key={menu.title} aria-label={menu.title}>
              <h2 className={styles.title}>{menu.title}</h2>
              <ul className={styles.links}>
                {menu.links.map((link) => (
                  <li key={link.url}>
                    <a className={classNames(styles.link, link.url === "/account" && styles.signedIn)} href={link.url}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <p className={styles.small}>
        <span>
          © {year} {company.name}. Prices in Australian dollars, GST included.
        </span>
        <span>Pictures are illustrations drawn for this catalogue.</span>
      </p>
    </>
  );
}
