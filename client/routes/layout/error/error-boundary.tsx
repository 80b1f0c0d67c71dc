import { Component } from "react";
import { lazyPart } from "#client/hydration/lazy-part.tsx";
import { layoutParts } from "../layout.tsx";
import styles from "./error-boundary.module.css";

const ErrorPage = lazyPart(async () => (await layoutParts()).ErrorPage);

/** The error page, and a plain sentence should even that fail. A class because React knows no other error boundary. */
export class ErrorBoundary extends Component<object, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return <ErrorPage />;
    return (
      <div className={styles.last} role="alert">
        <h1>An error occurred while showing the error page</h1>
        <a href="/" data-native>
          Back to Home
        </a>
      </div>
    );
  }
}
