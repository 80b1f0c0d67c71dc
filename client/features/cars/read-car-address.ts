/** A car's address, with what was chosen of it. */
export type CarAddress = { make: string; name: string; submodel?: string; year?: string; engine?: string; body?: string };

const choices = ["submodel", "year", "engine", "body"] as const;
const choiceLengthMax = 80;

/** What is chosen of a car, as its page's address has it; what nobody could have chosen is left out. */
export function readCarAddress(make: string, name: string, params: URLSearchParams): CarAddress {
  const chosen = choices.flatMap((choice) => {
    const value = params.get(choice) ?? "";
    return value === "" || value.length > choiceLengthMax ? [] : [[choice, value]];
  });
  return { make, name, ...Object.fromEntries(chosen) };
}
