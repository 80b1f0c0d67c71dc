import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isUnauthenticated } from "./is-unauthenticated.ts";

/** Hears of every call of this page, whoever made it, that was answered with the session's end. */
export function useUnauthenticated(onUnauthenticated: () => void): void {
  const queryClient = useQueryClient();
  const tell = useEffectEvent(() => onUnauthenticated());

  useEffect(() => {
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && isUnauthenticated(event.action.error)) tell();
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && isUnauthenticated(event.action.error)) tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
