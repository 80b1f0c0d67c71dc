import { html, type Markup } from "#sandbox/pages/html.ts";
import { checkoutPath, pageFrame } from "#sandbox/pages/page-frame.ts";
import { type CheckoutErrors, type CheckoutField, type CheckoutValues, type Posting, states } from "./checkout-form.ts";
import { orderSummary, type Summary } from "./order-summary.ts";
import type { PickUpStore } from "./pick-up-stores.ts";

type CheckoutPage = FormState & {
  token: string;
  key: string;
  summary: Summary;
  notices: string[];
  stores: readonly PickUpStore[];
  posting: Posting;
  /** Why parts are no ordinary parcels. */
  travel: readonly string[];
};

/** The one page on which a cart becomes an order. A plain form: it works without scripts and keeps what was typed. */
export function checkoutPage(page: CheckoutPage): string {
  const count = Object.keys(page.errors).length;
  return pageFrame(
    count > 0 ? "Please check the form" : "Checkout",
    html`<h1>Checkout</h1>
      ${page.notices.map((notice) => html`<p class="notice" role="alert">${notice}</p>`)}
      ${count > 0 && html`<p class="notice" role="alert">${count === 1 ? "One field needs" : `${count} fields need`} another look. Nothing you typed is lost.</p>`}
      <div class="columns">
        <form method="post" action="${checkoutPath}/${page.token}?key=${page.key}" novalidate>
          <input type="hidden" name="total" value="${page.summary.totalCents}" />
          <fieldset>
            <legend>Contact</legend>
            ${textField(page, "email", "Email", { type: "email", autocomplete: "email", inputmode: "email" })}
            ${textField(page, "name", "Full name", { autocomplete: "name" })}
          </fieldset>
          ${methodChoice(page)} ${addressFields(page)} ${storeField(page)}
          <button type="submit">Place order</button>
          ${page.posting !== "emailed" && html`<p class="hint">The total is worked out again when you choose pickup: pickup is always free.</p>`}
        </form>
        ${orderSummary(page.summary)}
      </div>`,
    { back: { label: "Back to cart", href: "/cart" } },
  );
}

function methodChoice({ values, errors, posting, summary, travel }: CheckoutPage): Markup {
  if (posting === "emailed") {
    return html`<fieldset>
      <legend>How you get it</legend>
      <p class="hint">Sent by email to the address above, at no cost, as soon as you have paid.</p>
    </fieldset>`;
  }
  const choice = (value: CheckoutPage["values"]["method"], label: string, text: string) =>
    html`<label class="choice">
      <input type="radio" name="method" value="${value}" ${values.method === value && html`checked`} />
      <span>${label}<small>${text}</small></span>
    </label>`;
  return html`<fieldset class="method">
    <legend>How would you like it?</legend>
    ${posting === "collected" && html`<p class="hint">Nothing in your cart can be posted, so this order is for pickup.</p>`}
    ${posting === "split" && html`<p class="hint">Something in your cart can't be posted: you pick it up from a store, and we post the rest, or you pick up all of it.</p>`}
    ${summary.lines.some(({ isEmailed }) => isEmailed) && html`<p class="hint">Gift cards are sent by email, whichever you choose.</p>`}
    ${travel.map((note) => html`<p class="hint">${note}</p>`)}
    ${posting !== "collected" && choice("delivery", posting === "split" ? "Delivery, and pickup of what can't be posted" : "Delivery", "$12.95 flat, free from $199")}
    ${choice("pickup", "Store pickup", "Free, from a store that has it")} ${errorText("method", errors.method)}
  </fieldset>`;
}

function addressFields(page: CheckoutPage): Markup | false {
  if (page.posting === "collected" || page.posting === "emailed") return false;
  return html`<fieldset class="for-delivery">
    <legend>Delivery address</legend>
    ${textField(page, "address", "Street address", { autocomplete: "street-address" })}
    ${textField(page, "suburb", "Suburb", { autocomplete: "address-level2" })}
    <div class="row">
      ${selectField(page, "state", "State", { autocomplete: "address-level1", choices: states.map((state) => ({ value: state, label: state })), placeholder: "Choose" })}
      ${textField(page, "postcode", "Postcode", { autocomplete: "postal-code", inputmode: "numeric" })}
    </div>
  </fieldset>`;
}

function storeField(page: CheckoutPage): Markup | false {
  if (page.posting === "emailed") return false;
  const lackingAt = ({ lacks }: PickUpStore) => (page.posting === "split" ? lacks.collected : lacks.all).length;
  const choices = page.stores
    .toSorted((a, b) => lackingAt(a) - lackingAt(b))
    .map((store) => ({ value: String(store.id), label: `${store.name} (${store.state}): ${hasText(store, lackingAt(store))}` }));
  const chosen = chosenStore(page);
  return html`<fieldset class="${page.posting === "split" ? "" : "for-pickup"}">
    <legend>Pickup store</legend>
    ${selectField(page, "store", "Store", { autocomplete: "off", choices, placeholder: "Choose a store" })}
    ${chosen?.text != null && html`<p class="hint">${chosen.name}: ${chosen.text}</p>`}
  </fieldset>`;
}

function chosenStore({ stores, values }: CheckoutPage): PickUpStore | undefined {
  return stores.find(({ id }) => String(id) === values.store);
}

function hasText({ text }: PickUpStore, lackingCount: number): string {
  if (lackingCount === 0) return "has all of it";
  return text === null ? "out of stock" : "has part of it";
}

type FormState = { values: CheckoutValues; errors: CheckoutErrors };

function textField(
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

function selectField(
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

function errorText(field: CheckoutField, error: string | undefined): Markup | null {
  return error === undefined ? null : html`<p class="error" id="${field}-error">${error}</p>`;
}

function errorAttributes(field: CheckoutField, error: string | undefined): Markup | null {
  return error === undefined ? null : html`aria-invalid="true" aria-describedby="${field}-error"`;
}
