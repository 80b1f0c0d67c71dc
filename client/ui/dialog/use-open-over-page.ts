import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** Whether a panel is open over the page. It closes by itself once another page is shown, and when the shopper goes back, even if that only changes what the page shows, such as a list's filters. */
export function useOpenOverPage(): [isOpen: boolean, setIsOpen: Dispatch<SetStateAction<boolean>>] {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    const close = () => setIsOpen(false);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, []);

  return [isOpen, setIsOpen];
}
