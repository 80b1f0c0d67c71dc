import type { Markup } from "#sandbox/pages/html.ts";
import { html } from "#sandbox/pages/html.ts";
import type { CheckoutErrors, CheckoutField, CheckoutValues } from "./checkout-form.ts";

export type FormState = { values: CheckoutValues; errors: CheckoutErrors };

export function textField(
  state: FormState,
  field: CheckoutField,
  label: string,
  options: { autocomplete: string; type?: string; inputmode?: string; className?: string },
): Markup {
  const error = state.errors[field];
  return html`<div class="field ${options.className ?? ""}">
    <label for="${field}">${label}</label>
    <input
      id="${field}"
      name="${field}"
      type="${options.type ?? "text"}"
      value="${state.values[field]}"
      autocomplete="${options.autocomplete}"
      inputmode="${options.inputmode ?? "text"}"
      ${errorAttributes(field, error)}
    />
    ${errorText(field, error)}
  </div>`;
}

export function selectField(
  state: FormState,
  field: CheckoutField,
  label: string,
  options: { autocomplete: string; choices: { value: string; label: string }[]; placeholder: string; className?: string },
): Markup {
  const error = state.errors[field];
  const choices = [{ value: "", label: options.placeholder }, ...options.choices];
  return html`<div class="field ${options.className ?? ""}">
    <label for="${field}">${label}</label>
    <select id="${field}" name="${field}" autocomplete="${options.autocomplete}" ${errorAttributes(field, error)}>
      ${choices.map((choice) => html`<option value="${choice.value}" ${choice.value === state.values[field] && html`selected`}>${choice.label}</option>`)}
    </select>
    ${errorText(field, error)}
  </div>`;
}

export function errorText(field: CheckoutField, error: string | undefined): Markup | null {
  return error === undefined ? null : html`<p class="error" id="${field}-error">${error}</p>`;
}

function errorAttributes(field: CheckoutField, error: string | undefined): Markup | null {
  return error === undefined ? null : html`aria-invalid="true" aria-describedby="${field}-error"`;
}
