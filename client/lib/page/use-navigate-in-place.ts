import { useNavigate } from "react-router";
import { havePartsFailed } from "#client/hydration/lazy-part.tsx";

/** Leads to another state of this page and leaves the page where it is scrolled to. Where code failed to come, the browser loads that state. */
export function useNavigateInPlace() {
  const navigate = useNavigate();
  return (to: string, options: { replace?: boolean } = {}): void => {
    if (havePartsFailed()) location.assign(to);
    else void navigate(to, { ...options, preventScrollReset: true });
  };
}
