import { cookiesOf } from "../shopper/cookie-jar.ts";
import { readForm } from "../shopper/html-form.ts";
import { createShopper } from "../shopper/shopper.ts";
import { signInCodeFor } from "../shopper/sign-in-code.ts";
import { sitemapPaths } from "../shopper/sitemap.ts";

/** What visitors ask about, found in the shop before anything fails. */
export type Goods = {
  /** Pages of products. */
  paths: string[];
  /** One variant of each product that can be bought alone. */
  variantIds: string[];
  /** Pictures of a product and of the home page. */
  pictures: string[];
  /** The hidden fields of the contact form. */
  contactFields: Record<string, string>;
  /** Of somebody who is signed in. */
  customerCookie: string;
  /** The checkout of a cart. */
  checkoutPath: string;
};

const json = { "content-type": "application/json" };

export async function findGoods(origin: string): Promise<Goods> {
  const paths = (await sitemapPaths(origin, "products-1")).slice(0, 40);
  const variantIds = await findVariants(origin, paths);
  return {
    paths,
    variantIds,
    pictures: await findPictures(origin, ["/", paths[0] ?? "/"]),
    contactFields: await findContactForm(origin),
    customerCookie: await signIn(origin, `chaos-${crypto.randomUUID()}@example.test`),
    checkoutPath: await findCheckout(origin, variantIds[0] ?? ""),
  };
}

async function findVariants(origin: string, paths: string[]): Promise<string[]> {
  const offers = await Promise.all(paths.map((path) => fetch(`${origin}/api${path}`).then((answer) => answer.json())));
  return offers.flatMap((offer: { variants?: { id: string; isAvailable?: boolean; quantityRule?: { minimum: number } }[] }) =>
    (offer.variants ?? [])
      .filter(({ isAvailable, quantityRule }) => isAvailable !== false && (quantityRule?.minimum ?? 1) === 1)
      .slice(0, 1)
      .map(({ id }) => id),
  );
}

async function findPictures(origin: string, pages: string[]): Promise<string[]> {
  const bodies = await Promise.all(pages.map(async (page) => (await fetch(`${origin}${page}`)).text()));
  const pictures = [...new Set(bodies.flatMap((body) => body.match(/\/_vendors\/pictures\/[^"\s,&]+/g) ?? []))].slice(0, 24);
  if (pictures.length === 0) throw new Error("The shop shows no pictures of the sandbox");
  return pictures;
}

async function findContactForm(origin: string): Promise<Record<string, string>> {
  const { body } = await createShopper(origin).open("/pages/contact");
  const { page, form } = readForm(body, ({ action }) => action === "/contact").fields;
  if (page === undefined || form === undefined) throw new Error("The contact form does not say which it is");
  return { page, form };
}

/** Signs in with a code from the mailbox, and answers the cookies of the session. */
async function signIn(origin: string, email: string): Promise<string> {
  const shopper = createShopper(origin);
  const isPosted = ({ method }: Record<string, string>) => method === "post";
  const asked = await shopper.open("/login?return_to=%2Faccount");
  const sent = await shopper.send(asked, { ...readForm(asked.body, isPosted), fields: { email } });
  const code = await signInCodeFor(email, origin);
  const account = await shopper.send(sent, { ...readForm(sent.body, isPosted), fields: { code } });
  if (account.url.pathname !== "/account" || account.status !== 200) throw new Error(`The sign-in ended at ${account.url.pathname}`);
  return shopper.cookie();
}

async function findCheckout(origin: string, variantId: string): Promise<string> {
  const lines = [{ variantId, quantity: 1 }];
  const answer = await fetch(`${origin}/api/cart/lines`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ lines, key: `chaos-${crypto.randomUUID()}` }),
  });
  const left = await fetch(`${origin}/cart/checkout`, { headers: { cookie: cookiesOf(answer) }, redirect: "manual" });
  const { pathname, search } = new URL(left.headers.get("location") ?? "/", origin);
  if (!pathname.startsWith("/_vendors/checkout")) throw new Error(`The cart leads to ${pathname}`);
  return `${pathname}${search}`;
}
