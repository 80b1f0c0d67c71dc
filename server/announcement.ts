import type { Config } from "#server/config.ts";

/** What a newcomer reads in the terminal once the shop runs with a sandbox: what is embedded, and where to look. */
export function announcement(config: Config, port: number): string {
  const names = {
    shopify: "Shopify (catalogue, cart, checkout)",
    algolia: "Algolia (search)",
    storyblok: "Storyblok (content)",
    vehicleLookup: "Vehicle look-up (VINs and number plates)",
    places: "Google Places (suburbs)",
    carrier: "A carrier (delivery times)",
    supportDesk: "A support desk (contact form)",
    identity: "Shopify customer accounts (sign-in)",
  };
  const embedded = Object.entries(names).filter(([vendor]) =>
    Object.entries(config.vendors).some(([name, settings]) => name === vendor && settings === null),
  );
  const address = config.port === port ? config.publicUrl : `http://localhost:${port}`;
  return [
    "",
    `  ${config.company.name} is open at ${address}`,
    "",
    "  Played by the sandbox, because no account is configured:",
    ...embedded.map(([, description]) => `    - ${description}`),
    `  Orders and messages end up at ${address}/_vendors/mailbox`,
    "  Sign in with any email address: the code arrives in that mailbox.",
    `  Its data is kept in ${config.dataDir}/. Ctrl-C stops everything.`,
    "",
    "",
  ].join("\n");
}
