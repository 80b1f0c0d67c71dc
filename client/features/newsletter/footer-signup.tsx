import { useLocation } from "react-router";
import { SignupForm } from "./signup-form.tsx";
import type { Signup } from "./signup-words.ts";
import styles from "./signup-form.module.css";

const titleId = "signup-title";

/** The sign-up at the end of every page but the newsletter's own, which has the form already. */
export function FooterSignup({ signup }: { signup: Signup }) {
  const { pathname } = useLocation();
  if (pathname === "/newsletter") return null;
  return (
    <section className={styles.signup} aria-labelledby={titleId}>
      <div>
        <h2 className={styles.title} id={titleId}>
          {signup.title}
        </h2>
        {signup.text && <p className={styles.text}>{signup.text}</p>}
      </div>
      <SignupForm signup={signup} id="footer-signup" />
    </section>
  );
}
