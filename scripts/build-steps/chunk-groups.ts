const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;

const shell = new RegExp(
  [
    String.raw`client\/entry\.browser`,
    String.raw`client\/routes\/shop\/category\.module`,
    String.raw`client\/ui\/[a-z]+\/(?:breadcrumbs|button|button-link|disclosure|empty-state|icon-button|visually-hidden)\.tsx`,
    String.raw`client\/lib\/api\/(?:api|null-if-unavailable)\.ts`,
    String.raw`client\/features\/analytics\/use-report\.ts`,
    String.raw`shared\/domain\/number-format\.ts`,
  ].join("|"),
);

/**
 * Which modules travel together, each with all that it imports; the first group that wants a module has it. Left alone, the bundler makes a chunk of everything
 * that two pages share, and twenty small files compress far worse than four.
 */
export const chunkGroups = [
  // Changes only with a dependency, so that browsers keep it from one release to the next.
  { name: "framework", test: framework },
  // On every page, or on so many that a file of its own would cost more.
  { name: "shell", test: shell },
  {
    name: "list",
    test: /client\/features\/catalogue\/(?:product-list\/product-list\.tsx|queries\.ts)|client\/routes\/shop\/(?:no-products|product-cards)\.tsx/,
  },
  // Of a product's looks, what the cart needs at once; the cards come later.
  { name: "goods", test: /client\/ui\/[a-z]+\/(?:picture|price|tag)\.tsx|shared\/domain\/money\.ts/ },
  { name: "card", test: /client\/features\/catalogue\/card\/product-card(?:-mini)?\.tsx|client\/ui\/feedback\/stock-label\.tsx/ },
  { name: "quantity", test: /client\/ui\/[a-z]+\/(?:quantity-stepper|part-number)\.tsx|shared\/domain\/cart\/line-quantity\.ts/ },
  { name: "stored", test: /client\/lib\/(?:storage|reports)\/(?:read-stored|report-to-shop|stored-text|use-my-store)\.ts/ },
];

/** What every page has loaded before it asks for any other chunk. */
const alwaysLoaded = /\/(?:framework|rolldown-runtime|entry\.browser)-/;

/** What comes once the page is quiet has time to learn from its own code what else it needs; a list of that would weigh on every page's first load. */
const inNoHurry = /\/(?:layout-extras|search-box|cart-panel|recently-added-panel|run-cart-command|take-over-form|signed-in)-/;

/** The files to load ahead of a chunk. */
export function chunkDependencies(file: string, dependencies: string[]): string[] {
  if (inNoHurry.test(file)) return [];
  return dependencies.filter((dependency) => !alwaysLoaded.test(dependency));
}
