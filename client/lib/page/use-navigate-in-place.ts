import { useNavigate } from "react-router";
import { havePartsFailed } from "#client/hydration/lazy-part.tsx";

/** Changes what this page shows by its address, and leaves the page where it is scrolled to. Where code failed to come, for which React would wait, the browser goes there by itself. */
export function useNavigateInPlace() {
  const navigate = useNavigate();
  return (to: string, options: { replace?: boolean } = {}): void | Promise<void> =>
    havePartsFailed() ? location.assign(to) : navigate(to, { ...options, preventScrollReset: true });
}
