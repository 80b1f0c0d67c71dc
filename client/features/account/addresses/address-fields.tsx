import { type ComponentProps, useState } from "react";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { Field } from "#client/ui/field/field.tsx";
import { Select } from "#client/ui/field/select.tsx";
import type { AddressInput } from "#shared/contract/customer/account.ts";
import { type AddressCountry, addressCountries, addressRegions, isAddressCountry } from "./address-regions.ts";
import { regionMissing, regionValue } from "./address-change.ts";
import styles from "../page/account-form.module.css";

const none = { value: "", label: "Please choose" };

/** The states or regions to choose from: of one country, or of all while none is known for sure. */
function regionOptions(country: AddressCountry | null): { value: string; label: string }[] {
  const countries = addressCountries.filter(({ code }) => country === null || code === country);
  const regions = countries.flatMap((of) =>
    addressRegions[of.code].map(({ code, name }) => ({
      value: regionValue(of.code, code),
      label: country === null && of.code !== "AU" ? `${name}, ${of.name}` : name,
    })),
  );
  return [none, ...regions];
}

type AddressFieldsProps = {
  shown: AddressInput;
  problems: Partial<Record<string, string>>;
  /** Whether the first wrong field speaks up, because nothing else of the form does. */
  isHeard: boolean;
};

type TextField = { name: keyof AddressInput; label: string; autoComplete: string; isRequired?: boolean; isWide?: boolean };

const firstFields: TextField[] = [
  { name: "firstName", label: "First name (optional)", autoComplete: "given-name" },
  { name: "lastName", label: "Last name (optional)", autoComplete: "family-name" },
  { name: "company", label: "Company (optional)", autoComplete: "organization", isWide: true },
  { name: "address1", label: "Street address", autoComplete: "address-line1", isRequired: true, isWide: true },
  { name: "address2", label: "Unit, level or building (optional)", autoComplete: "address-line2", isWide: true },
  { name: "city", label: "Suburb or town", autoComplete: "address-level2", isRequired: true },
];

/** A region that is missing is asked for in the word of the country that is chosen by now. */
function regionProblem(problem: string | undefined, country: AddressCountry): string | undefined {
  return addressCountries.some(({ code }) => problem === regionMissing(code)) ? regionMissing(country) : problem;
}

const countryOptions = addressCountries.map(({ code, name }) => ({ value: code, label: name }));

/** The fields of an address. Where no script runs, the regions of all countries can be chosen. */
export function AddressFields({ shown, problems, isHeard }: AddressFieldsProps) {
  const isHydrated = useHydrated();
  const [country, setCountry] = useState(isAddressCountry(shown.territoryCode) ? shown.territoryCode : "AU");
  const [heard] = isHeard ? Object.keys(problems) : [];
  const errorOf = (name: keyof AddressInput) =>
    ({ error: problems[name], errorRole: name === heard ? "alert" : "none" }) satisfies Partial<ComponentProps<typeof Field>>;
  return (
    <div className={styles.fields}>
      {firstFields.map(({ name, label, autoComplete, isRequired, isWide }) => (
        <div key={name} className={isWide ? styles.wide : undefined}>
          <Field label={label} {...errorOf(name)}>
            {(control) => (
              <input
                {...control}
                name={name}
                autoComplete={autoComplete}
                required={isRequired}
                maxLength={255}
                defaultValue={shown[name]}
              />
            )}
          </Field>
        </div>
      ))}
      <Field
        label={country === "NZ" ? "Region" : "State or territory"}
        {...errorOf("zoneCode")}
        error={regionProblem(problems["zoneCode"], country)}
      >
        {({ className, ...control }) => (
          <Select
            {...control}
            className={`${className} ${styles.select}`}
            name="zoneCode"
            autoComplete="address-level1"
            options={regionOptions(isHydrated ? country : null)}
            defaultValue={shown.zoneCode && regionValue(shown.territoryCode, shown.zoneCode)}
          />
        )}
      </Field>
      <Field label="Postcode" {...errorOf("zip")}>
        {(control) => (
          <input
            {...control}
            name="zip"
            autoComplete="postal-code"
            inputMode="numeric"
            pattern="\s*\d{4}\s*"
            title="Four digits"
            required
            maxLength={12}
            defaultValue={shown.zip}
          />
        )}
      </Field>
      <Field label="Country" {...errorOf("territoryCode")}>
        {({ className, ...control }) => (
          <Select
            {...control}
            className={`${className} ${styles.select}`}
            name="territoryCode"
            autoComplete="country"
            options={countryOptions}
            defaultValue={country}
            onChange={({ currentTarget: { value } }) => isAddressCountry(value) && setCountry(value)}
          />
        )}
      </Field>
      <div className={styles.wide}>
        <Field label="Phone (optional)" hint="So that the driver can ring you." {...errorOf("phoneNumber")}>
          {(control) => (
            <input {...control} type="tel" name="phoneNumber" autoComplete="tel" maxLength={40} defaultValue={shown.phoneNumber} />
          )}
        </Field>
      </div>
    </div>
  );
}
