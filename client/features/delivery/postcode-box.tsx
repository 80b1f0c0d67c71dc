import { usePlaceSearch } from "#client/lib/use-place-search.ts";
import { ComboBox } from "#client/ui/combo-box.tsx";

type PostcodeBoxProps = {
  problem: string | null;
  onType: () => void;
  onChoose: (placeId: string, sessionToken: string | undefined) => void;
};

/** Asks for the postcode, and then for the suburb: a postcode has several as a rule, and may even have two states. */
export function PostcodeBox({ problem, onType, onChoose }: PostcodeBoxProps) {
  const search = usePlaceSearch();
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
      onChoose={({ id, label, detail }) => {
        onChoose(id, search.session);
        search.take(`${label} ${detail.replace(/, Australia$/, "")}`);
      }}
      error={search.failure ?? problem}
      note={search.isNothing ? "No results found" : hint}
    />
  );
}
