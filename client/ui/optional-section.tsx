import { Component, type ReactNode, Suspense } from "react";

/** A part of the page that nobody misses: it may come later, and when it can't be had its place stays empty. A class because React offers error boundaries in no other form. */
export class OptionalSection extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
