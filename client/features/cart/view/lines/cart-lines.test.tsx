import { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { partsLoaded } from "#client/hydration/lazy-part.tsx";
import { InShop } from "#client/lib/testing/in-shop.tsx";
import { SelectedVehicleContext } from "#client/lib/storage/selected-vehicle.ts";
import { unusedApi } from "#client/lib/testing/unused-api.ts";
import { wordsOf } from "#client/lib/testing/words-of.ts";
import type { PartFitment } from "#shared/contract/catalogue/fitment.ts";
import type { CartLine } from "#shared/contract/cart.ts";
import { exampleCart, exampleLine } from "../../example-cart.ts";
import { cartFitmentQuery } from "../../queries.ts";
import { monaro } from "../../testing/example-car.ts";
import { LineObstacle } from "../collect-plan.tsx";
import type { EditableCart } from "../use-editable-cart.ts";
import { CartLines } from "./cart-lines.tsx";
import { LineFacts } from "./line-facts.tsx";
import { MisfitWarning } from "./line-fitment.tsx";
import { LinePicture } from "./line-picture.tsx";

// As the server does before it renders; without it whichever test is the first finds gaps.
beforeAll(partsLoaded);

const idle: EditableCart = {
  wanted: new Map(),
  want: () => undefined,
  sendAll: () => undefined,
  isOffline: false,
  isChanging: false,
  isChecking: false,
  isPending: false,
};

const fits: PartFitment = {
  handle: "water-pump",
  status: "fits",
  positions: ["Front"],
  notes: [],
  isConditional: false,
  car: "HQ Monaro 253 V8, front",
  notListedFor: null,
  category: { title: "Water Pumps", url: "/parts/water-pumps" },
};

/** The list and its warning as the server sends them for a car, with one line and what is known of it. */
function htmlForCar(fitment: Partial<PartFitment>, changes: Partial<CartLine> = {}, others: CartLine[] = []): string {
  const cart = exampleCart({ lines: [exampleLine(changes), ...others] });
  const queryClient = new QueryClient();
  const { queryKey } = cartFitmentQuery(unusedApi, cart.lines, monaro);
  queryClient.setQueryData(queryKey, [{ ...fits, ...fitment }]);
  return renderToStaticMarkup(
    <InShop queryClient={queryClient}>
      <SelectedVehicleContext value={monaro}>
        <CartLines cart={cart} editable={idle} />
        <MisfitWarning lines={cart.lines} />
      </SelectedVehicleContext>
    </InShop>,
  );
}

/** The list as the server sends it, with one line unless told otherwise. */
function htmlOf(changes: Partial<CartLine> = {}, editable: Partial<EditableCart> = {}, others: CartLine[] = []): string {
  const cart = exampleCart({ lines: [exampleLine(changes), ...others] });
  return renderToStaticMarkup(
    <InShop>
      <CartLines cart={cart} editable={{ ...idle, ...editable }} />
    </InShop>,
  );
}

const quantityIn = (html: string) => /<input [^>]*type="number"[^>]*>/.exec(html)?.[0] ?? "";

describe("a line of the cart", () => {
  test("says whose part it is, its number and what was chosen, and leads to it [shop-3.10]", () => {
    const html = htmlOf({ options: [{ name: "Size", value: "L" }], attributes: [{ key: "Side", value: "LH" }] });
    expect(wordsOf(html)).toMatch(/^Sheoak Water pump WP 253 Size: L Side: LH \$80\.00 each Was \$100\.00 /);
    expect(html).toContain('<a href="/products/water-pump">Water pump</a>');
  });

  test("tells its total and what it saves", () => {
    expect(wordsOf(htmlOf())).toMatch(/\$160\.00 Save \$40\.00$/);
    expect(wordsOf(htmlOf({ compareToPriceCents: null }))).toMatch(/\$160\.00$/);
    expect(htmlOf({ compareToPriceCents: 8000 })).not.toContain("<s>");
    expect(wordsOf(htmlOf({ totalCents: 0 }))).toMatch(/ Free( Save|$)/);
  });

  test("has its quantity in a form that also works by itself, as far as there are any", () => {
    const html = htmlOf({ maximumQuantity: 6, quantityIncrement: 2 });
    expect(html).toMatch(
      /<form [^>]*action="\/cart"[^>]*><input type="hidden" name="intent" value="update"\/><input type="hidden" name="lineId" value="line-1"\/>/,
    );
    expect(quantityIn(html)).toMatch(
      /(?=.*name="quantity")(?=.*aria-label="Quantity of Water pump")(?=.*max="6")(?=.*step="2")(?=.*value="2")/,
    );
    expect(html).toMatch(/<noscript><button [^>]*type="submit"[^>]*>Update<\/button><\/noscript>/);
    expect(wordsOf(html)).not.toContain("all we have");
  });

  test("shows the quantity that the shopper wants, ahead of the cart's", () => {
    expect(quantityIn(htmlOf({}, { wanted: new Map([["line-1", 4]]) }))).toContain('value="4"');
    expect(quantityIn(htmlOf({}, { wanted: new Map([["line-2", 4]]) }))).toContain('value="2"');
  });

  test("says when that is all there is, but not of goods without an end [shop-2.72]", () => {
    expect(wordsOf(htmlOf({ quantity: 5 }))).toContain("That's all we have");
    expect(wordsOf(htmlOf({ quantity: 99_999, maximumQuantity: 99_999 }))).not.toContain("all we have");
  });

  test("says that it ran short since it was put in, instead of being all there is", () => {
    const words = wordsOf(htmlOf({ quantity: 5, shortage: "Sold out since you added it" }));
    expect(words).toContain("Sold out since you added it");
    expect(words).not.toContain("all we have");
  });

  test("can't be changed before the shop was heard, and is marked while a change is on its way", () => {
    expect(quantityIn(htmlOf({}, { isChecking: true }))).toContain("disabled");
    expect(quantityIn(htmlOf())).not.toContain("disabled");
    expect(htmlOf({}, { isPending: true })).toContain('aria-busy="true"');
    expect(htmlOf()).not.toContain("aria-busy");
  });

  test("can be removed, by a button that says what", () => {
    const html = htmlOf();
    expect(html).toMatch(/<input type="hidden" name="intent" value="remove"\/><input type="hidden" name="lineId" value="line-1"\/>/);
    expect(wordsOf(html)).toContain("Remove Water pump");
  });
});

describe("a line of a cart that knows the car", () => {
  test("says which car it is for and where it goes, once", () => {
    const words = wordsOf(htmlForCar({}, { attributes: [{ key: "Vehicle", value: "HQ Monaro 253 V8, front" }] }));
    expect(words).toContain("Fits your HQ Monaro 253 V8, front");
    expect(words.match(/HQ Monaro/g)).toHaveLength(1);
  });

  test("keeps what the shopper had written on it, also where that is the car's name", () => {
    expect(wordsOf(htmlForCar({}, { attributes: [{ key: "Engraving", value: "HQ Monaro 253 V8, front" }] }))).toContain(
      "Engraving: HQ Monaro 253 V8, front",
    );
  });

  test("still says for which other car it was added", () => {
    const words = wordsOf(htmlForCar({}, { attributes: [{ key: "Vehicle", value: "XY Falcon" }] }));
    expect(words).toContain("Vehicle: XY Falcon");
    expect(words).toContain("Fits your HQ Monaro 253 V8, front");
  });

  test("warns where it isn't listed for the car, beside the way to pay too, and leads to parts that are", () => {
    const html = htmlForCar({ status: "does-not-fit", car: null, notListedFor: "Holden HQ Monaro" });
    expect(wordsOf(html)).toContain("Not listed for your Holden HQ Monaro. Water Pumps that fit");
    expect(html).toContain('Holden HQ Monaro. <a href="/parts/water-pumps?fits=mine">');
    expect(wordsOf(html)).toContain("Water pump isn't listed for your 1973 Holden HQ Monaro.");
  });

  test("names what still decides it, and says nothing of parts for all cars", () => {
    expect(wordsOf(htmlForCar({ isConditional: true, notes: ["Manual only"] }))).toContain("Fits with conditions: Manual only");
    for (const status of ["universal", "no-data"] as const) {
      expect(wordsOf(htmlForCar({ status, car: null }))).not.toMatch(/[Ff]its|listed/);
    }
  });

  test("is counted beside the way to pay where several are for another car", () => {
    const html = htmlForCar({ status: "does-not-fit", car: null, notListedFor: "Holden HQ Monaro", category: null }, {}, [
      exampleLine({ id: "line-2", title: "Water pump, long" }),
    ]);
    expect(wordsOf(html)).toContain("2 parts aren't listed for your 1973 Holden HQ Monaro.");
    expect(html).not.toContain("fits=mine");
    expect(wordsOf(htmlForCar({}))).not.toContain("listed for");
  });

  test("is a plain line while nobody knows", () => {
    expect(wordsOf(htmlOf())).not.toMatch(/[Ff]its|listed/);
  });
});

test("a line names the deposit on its old unit, and why it is for pick-up only", () => {
  expect(wordsOf(htmlOf({ coreChargeCents: 5000 }))).toContain("+ $50.00 core deposit each, refunded when your old unit comes back");
  expect(wordsOf(htmlOf({ isInStoreOnly: true, inStoreOnlyReason: "bulky" }))).toContain("Pick-up only: bulky");
  expect(wordsOf(htmlOf())).not.toMatch(/deposit|Pick-up/);
});

test("a line that is posted, but not like any other, says how it travels", () => {
  const words = (changes: Partial<CartLine>) => wordsOf(renderToStaticMarkup(<LineObstacle line={exampleLine(changes)} />));
  expect(words({ isBulky: true })).toMatch(/bulky: it travels on a pallet by road/);
  expect(words({})).toBe("");
});

test("what a page offers for a line besides taking it out is there for what was bought, and not for a gift", () => {
  const cart = exampleCart({ lines: [exampleLine(), exampleLine({ id: "gift", title: "Oil filter", isGift: true })] });
  const html = renderToStaticMarkup(
    <InShop>
      <CartLines cart={cart} editable={idle} MoreOfLine={({ line }) => <p>More for {line.title}</p>} />
    </InShop>,
  );
  expect(wordsOf(html).match(/More for \w+ \w+/g)).toEqual(["More for Water pump"]);
});

describe("what can't be posted", () => {
  const collected = exampleLine({ id: "line-8", title: "Battery", isInStoreOnly: true });
  const listsIn = (html: string) => [...html.matchAll(/<ul [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

  test("is told as the whole order where it is all there is", () => {
    const one = htmlOf({ isInStoreOnly: true });
    expect(wordsOf(one)).toMatch(/^This part can't be posted, so this order is for pick-up from a store\. Find your nearest store /);
    expect(one).toContain('<a href="/stores">Find your nearest store</a>');
    expect(listsIn(one)).toEqual(["Items that you pick up"]);
    expect(wordsOf(one)).not.toContain("You pick up");
    const two = wordsOf(htmlOf({ isInStoreOnly: true }, {}, [collected]));
    expect(two).toContain("These parts can't be posted, so this order is for pick-up from a store.");
  });

  test("stands apart from what is posted, each under its way", () => {
    const html = htmlOf({}, {}, [collected]);
    expect(listsIn(html)).toEqual(["Items that we post", "Items that you pick up"]);
    expect(wordsOf(html)).toMatch(
      /^We post Sheoak Water pump .* You pick up This part can't be posted\. Pick it up from a store; we post the rest\. .*Sheoak Battery /,
    );
    expect(wordsOf(htmlOf({}, {}, [collected, { ...collected, id: "line-7" }]))).toContain(
      "These parts can't be posted. Pick them up from a store; we post the rest.",
    );
    expect(listsIn(htmlOf())).toEqual(["Items in your cart"]);
  });

  test("is for pick-up by itself, and not the whole order, beside as many parts that are posted as cards that are emailed", () => {
    const words = wordsOf(htmlOf({}, {}, [collected, exampleLine({ id: "line-9", title: "Gift card", isGiftCard: true })]));
    expect(words).toContain("This part can't be posted. Pick it up from a store; we post the rest.");
  });
});

describe("a gift in the cart", () => {
  const gift = { isGift: true, quantity: 1, freeQuantity: 1, totalCents: 0, compareToPriceCents: null };

  test("has no price and no quantity to change", () => {
    const html = htmlOf(gift);
    expect(wordsOf(html)).toMatch(/WP 253 Free gift Remove Water pump Free$/);
    expect(quantityIn(html)).toBe("");
    expect(wordsOf(htmlOf({ ...gift, quantity: 2, freeQuantity: 2 }))).toContain("Free gift × 2");
  });

  test("that is no longer earned says so", () => {
    expect(wordsOf(htmlOf({ ...gift, quantity: 2 }))).toMatch(/WP 253 No longer free with this cart Remove/);
  });
});

test("what has no quantity any more is no line", () => {
  const html = htmlOf({}, {}, [exampleLine({ id: "line-2", title: "Thermostat", quantity: 0 })]);
  expect(html).not.toContain("Thermostat");
  expect(html.match(/<li/g)).toHaveLength(1);
});

test("a part without a picture has a drawing in its place, as large as the list needs it", () => {
  const picture = { url: "https://pictures.example/pump.jpg", alt: "A pump", width: 800, height: 600, source: "shopify" } as const;
  const shown = renderToStaticMarkup(<LinePicture picture={picture} size="large" />);
  expect(shown).toMatch(/<img [^>]*alt=""/);
  expect(shown).toContain('sizes="8rem"');
  expect(renderToStaticMarkup(<LinePicture picture={picture} />)).toContain('sizes="7rem"');
  expect(renderToStaticMarkup(<LinePicture picture={picture} size="small" />)).toContain('sizes="3.5rem"');
  const drawn = renderToStaticMarkup(<LinePicture picture={null} />);
  expect(drawn).toContain("<svg");
  expect(drawn).not.toContain("<img");
});

test("a line's name is large where it was just added, and only there", () => {
  const html = (isLarge?: boolean) => renderToStaticMarkup(<LineFacts line={exampleLine()} isLarge={isLarge} />);
  expect(html(true)).toMatch(/class="[^"]*title[^"]* [^"]*large[^"]*"/);
  expect(html()).not.toContain("large");
});

test("a gift card says that it is sent by email, and stands apart from what is posted and what is picked up", () => {
  const giftCard = exampleLine({ id: "line-9", title: "Gift card", isGiftCard: true });
  const alone = htmlOf({ isGiftCard: true });
  expect(wordsOf(alone)).toContain("Sent by email");
  expect(wordsOf(alone)).not.toMatch(/We post|pick up/i);
  const mixed = htmlOf({ isInStoreOnly: true }, {}, [giftCard]);
  expect(mixed).toContain('aria-label="Items that are sent by email"');
  expect(wordsOf(mixed)).toMatch(/Sent by email .*You pick up .*Pick it up from a store\./);
  expect(wordsOf(mixed)).not.toContain("We post");
});
