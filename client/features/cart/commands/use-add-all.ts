import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { reportCartEvent } from "#client/features/analytics/report-cart-event.ts";
import { useApi } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { cartNoticeOf, cartPathWith } from "../cart-notice.ts";
import { addAll, type WantedLine } from "./add-all.ts";

/** Many lines, and the key under which they are added once however often they are sent. */
type Addition = { lines: readonly WantedLine[]; key: string };

/**
 * Takes a form over that adds many parts at once, so that whoever counts hears of each. Without scripts, and where `additionOf` answers null,
 * the form is posted: the page behind it does the same, and says what is wrong.
 */
export function useAddAll(additionOf: (form: HTMLFormElement, submitter: HTMLElement | null) => Addition | null) {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<{ isBusy: boolean; failed: string | null }>({ isBusy: false, failed: null });

  async function add({ lines, key }: Addition) {
    setState({ isBusy: true, failed: null });
    try {
      const cart = await addAll(lines, key, { api, queryClient, onCartEvent: reportCartEvent });
      await navigate(cartPathWith(await cartNoticeOf(api, cart)));
    } catch (error) {
      setState({ isBusy: false, failed: failureOf(error).message });
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const addition = additionOf(event.currentTarget, event.nativeEvent.submitter);
    if (addition === null) return;
    event.preventDefault();
    if (!state.isBusy) void add(addition);
  };
  return { submit, ...state };
}
