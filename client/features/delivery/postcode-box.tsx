import { usePlaceSearch } from "#client/lib/use-place-search.ts";
import { ComboBox } from "#client/ui/combo-box.tsx";

type PostcodeBoxProps = {
  problem: string | null;
  onType: () => void;
  onChoose: (placeId: string, sessionToken: string | undefined) => void;
};

/** Asks for the postcode, and then for the suburb unless the postcode has only one: it has several as a rule, and may even have two states. */
export function PostcodeBox({ problem, onType, onChoose }: PostcodeBoxProps) {
  const search = usePlaceSearch(onChoose);
  const hint = search.places && search.places.length > 0 ? "Choose your suburb from the list." : null;
  return (
    <ComboBox
      label="Postcode"
      placeholder="Enter postcode"
      value={search.input}
      onType={(input) => {
        search.setInput(input);
        onType();
      }}
      options={search.places?.map(({ placeId, name, area }) => ({ id: placeId, label: name, detail: area })) ?? null}
      onChoose={({ id, label, detail }) => search.choose({ placeId: id, name: label, area: detail })}
      error={search.failure ?? problem}
      note={search.isNothing ? "No results found" : hint}
    />
  );
}
