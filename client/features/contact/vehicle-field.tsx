import { useState } from "react";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { type Api, useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import { useDebounced } from "#client/lib/use-debounced.ts";
import { ComboBox } from "#client/ui/field/combo-box.tsx";
import type { VehiclePage } from "#shared/contract/catalogue/vehicle.ts";
import { contactLengthMax } from "#shared/domain/customer/contact-field.ts";
import { formatNumber } from "#shared/domain/money.ts";
import { vehicleLabel, yearSpan } from "#shared/domain/vehicle/vehicle-label.ts";
import { answerName, vehicleName } from "./field-names.ts";

const debounceMs = 500;
const textLengthMin = 2;
const staleTime = 600_000;

const vehiclePageQuery = (api: Api, text: string, page: number) =>
  queryOptions({
    queryKey: ["contact-vehicles", text, page],
    queryFn: ({ signal }) => api.vehicles.find({ q: text, page }, { signal }),
    staleTime,
  });

/** The pages of vehicles that a settled text finds, as many as the shopper asked for; null until they are there. */
function useVehiclePages(text: string, isEnabled: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState({ text: "", pages: 1 });
  const pageCount = wanted.text === text ? wanted.pages : 1;
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ["contact-vehicles-up-to", text, pageCount],
    queryFn: () => firstPages(pageCount, (page) => queryClient.fetchQuery(vehiclePageQuery(api, text, page))),
    enabled: isEnabled,
    staleTime,
    retry: false,
    // The pages so far stay while the next one comes; what was found for other words goes at once, or Enter would choose it.
    placeholderData: (known, query) => (query?.queryKey[1] === text ? known : undefined),
  });
  const pages = isError ? null : (data ?? null);
  const isCutShort = pages !== null && pages.length < pageCount && !isFetching && !isPlaceholderData;
  const showMore = () => {
    if (isFetching) return;
    if (isCutShort) void refetch();
    else setWanted({ text, pages: pageCount + 1 });
  };
  return { pages, isError, isFetching, isCutShort, showMore };
}

/** Finds vehicles by words, a page at a time; none for a text that is too short. */
function useVehicleSearch(typed: string) {
  const text = typed.trim().toLowerCase();
  const settledText = useDebounced(text, debounceMs);
  const isAsked = text.length >= textLengthMin && settledText.length >= textLengthMin;
  const isSettled = isAsked && settledText === text;
  const found = useVehiclePages(settledText, isAsked);
  const pages = isSettled ? found.pages : null;
  const isCutShort = isSettled && found.isCutShort;
  const vehicles = pages?.flatMap((page) => page.vehicles) ?? null;
  const total = pages?.[0]?.total ?? 0;
  const moreLabel = () => {
    if (found.isFetching) return "Loading more…";
    return `${isCutShort ? "Try again" : "Show more"} (${formatNumber(vehicles?.length ?? 0)} of ${formatNumber(total)})`;
  };
  return {
    options:
      vehicles?.map((vehicle) => ({
        id: vehicle.vehicleId,
        label: vehicleLabel(vehicle),
        detail: yearSpan(vehicle.yearFrom, vehicle.yearTo),
      })) ?? null,
    more: vehicles && vehicles.length < total ? { label: moreLabel(), onMore: found.showMore } : null,
    note: isAsked ? noteOf({ isError: isSettled && found.isError, isCutShort, total: vehicles && total }) : null,
  };
}

/** As many pages as there are without a gap: one that fails takes nothing from those before it, and can be asked for again. */
async function firstPages(count: number, load: (page: number) => Promise<VehiclePage>): Promise<VehiclePage[]> {
  const pages = [await load(1)];
  for (let page = 2; page <= count; page += 1) {
    const next = await load(page).catch(() => null);
    if (next === null) break;
    pages.push(next);
  }
  return pages;
}

function noteOf({ isError, isCutShort, total }: { isError: boolean; isCutShort: boolean; total: number | null }): string {
  if (isError) return "The vehicle search isn't working just now. Your own words will do.";
  if (isCutShort) return "The next vehicles didn't come. Try again, or leave it as you wrote it.";
  if (total === null) return "Searching…";
  if (total === 0) return "No vehicle found. Your own words will do.";
  return `${total === 1 ? "1 vehicle" : `${formatNumber(total)} vehicles`} found. Choose yours, or leave it as you wrote it.`;
}

type VehicleFieldProps = {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  /** What was typed before the form came back. */
  typed: string | undefined;
};

type Held = { text: string; vehicleId: string | null };

const nothing: Held = { text: "", vehicleId: null };

/** Which vehicle it is about: the one that the page is about, another of the index, or whatever the shopper writes. */
export function VehicleField({ name, label, hint, error, typed }: VehicleFieldProps) {
  const selected = useSelectedVehicle();
  const isHydrated = useHydrated();
  const [held, setHeld] = useState<Held | null>(typed === undefined ? null : { text: typed, vehicleId: null });
  const proposed = selected ? { text: selected.label.slice(0, contactLengthMax.vehicle), vehicleId: selected.vehicleId } : nothing;
  const { text, vehicleId } = held ?? proposed;
  const search = useVehicleSearch(held?.vehicleId === null ? held.text : "");
  return (
    <>
      <ComboBox
        label={label}
        hint={hint}
        name={answerName(name)}
        placeholder="hq monaro, xy falcon gt"
        value={text}
        onType={(next) => setHeld({ text: next, vehicleId: null })}
        options={search.options}
        onChoose={(option) => setHeld({ text: option.label, vehicleId: option.id })}
        more={search.more}
        error={error}
        note={search.note}
      />
      {/* Without scripts nothing would take it back when the text is changed. */}
      {isHydrated && vehicleId !== null && <input type="hidden" name={vehicleName(name)} value={vehicleId} />}
    </>
  );
}
