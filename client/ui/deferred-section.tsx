import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ReactNode, Suspense } from "react";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";

type DeferredSectionProps = { skeleton: ReactNode; failure: string; children: ReactNode };

/** A part of the page that may come later or not at all: its room first, and a way to try again when it fails. */
export function DeferredSection({ skeleton, failure, children }: DeferredSectionProps) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <FailureBoundary message={failure} onReset={reset}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </FailureBoundary>
  );
}

type BoundaryProps = { message: string; onReset: () => void; children: ReactNode };

/** A class because React offers error boundaries in no other form. */
class FailureBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorPanel
        message={this.props.message}
        onRetry={() => {
          this.props.onReset();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
