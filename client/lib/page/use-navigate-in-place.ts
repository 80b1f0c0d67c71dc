import { useNavigate } from "react-router";
import { havePartsFailed } from "#client/hydration/lazy-part.tsx";

/** Changes what this page shows by its address, and leaves the page where it is scrolled to. Where code failed to come, for which React would wait, the browser goes there by itself. */
export function useNavigateInPlace() {
  const navigate = useNavigate();
  return (to: string, { replace = false } = {}): void | Promise<void> => {
    if (!havePartsFailed()) return navigate(to, { replace, preventScrollReset: true });
    if (replace) location.replace(to);
    else location.assign(to);
  };
}
