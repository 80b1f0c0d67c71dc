/** Tests and what helps them meet across the law: the sandbox is the fake. */
const forTests = "\\.(test|bench)\\.tsx?$|/testing/|/test-[^/]+\\.ts$";

/** The import law. Each rule names who may not import whom; the law itself is tested with planted violations. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: forTests },
  to: { path: "^(client|server|shared|sandbox|e2e|bench|scripts|ops|load-tests)/", pathNot: allowed },
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    only("client-to-shared", "^client/", ["^client/", "^shared/"], "The client knows only itself and the contract."),
    only(
      "server-to-shared",
      "^server/",
      ["^server/", "^shared/", "^client/entry\\.server\\.tsx$", "^client/lib/page/head/head-tags\\.ts$"],
      "The server knows only itself and the contract; rendering alone knows the client's entry.",
    ),
    {
      name: "only-rendering-knows-the-client",
      severity: "error",
      from: { path: "^server/", pathNot: ["^server/rendering/", forTests] },
      to: { path: "^client/" },
    },
    {
      name: "rendering-knows-only-types-of-the-client",
      severity: "error",
      from: { path: "^server/rendering/" },
      to: { path: "^client/", dependencyTypesNot: ["type-only"] },
    },
    only("sandbox-stands-alone", "^sandbox/", ["^sandbox/", "^shared/domain/"], "The sandbox meets the shop over HTTP only."),
    {
      name: "plan-before-texts",
      comment: "A generated product is planned, then described, then built.",
      severity: "error",
      from: { path: "^sandbox/catalogue/generate/plan/" },
      to: { path: "^sandbox/catalogue/generate/(texts|product)/" },
    },
    {
      name: "texts-before-products",
      severity: "error",
      from: { path: "^sandbox/catalogue/generate/texts/" },
      to: { path: "^sandbox/catalogue/generate/product/" },
    },
    only("shared-stands-alone", "^shared/", ["^shared/"], "The contract knows nobody."),
    only(
      "load-tests-stand-alone",
      "^load-tests/(?!runner/)",
      ["^load-tests/(?!runner/)"],
      "k6 runs them without our packages, against any shop.",
    ),
    only(
      "ops-looks-from-outside",
      "^ops/",
      ["^ops/", "^server/(config|observability/metrics|process/listen)\\.ts$", "^shared/domain/(web-vitals|client-report)\\.ts$"],
      "Operations know of the shop what it exports, how it is configured and what browsers report, and nothing else.",
    ),
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^shared/domain/", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^shared/domain/" },
    },
    {
      name: "helpers-of-tests-are-for-tests",
      severity: "error",
      from: { path: "^(client|server|shared|sandbox)/", pathNot: forTests },
      to: { path: "^(client|server|shared|sandbox)/.*/?testing/" },
    },
    {
      name: "no-feature-to-feature",
      comment: "Routes compose features.",
      severity: "error",
      from: { path: "^client/features/([^/]+)/" },
      to: { path: "^client/features/", pathNot: "^client/features/$1/" },
    },
    { name: "features-below-routes", severity: "error", from: { path: "^client/features/" }, to: { path: "^client/(routes|entry)" } },
    {
      name: "ui-knows-no-feature",
      severity: "error",
      from: { path: "^client/(ui|lib)/" },
      to: { path: "^client/(features|routes|entry)" },
    },
    {
      name: "rooms-in-order",
      comment: "Inside a feature a view may use commands, commands the copy, all of them the queries; never the other way round.",
      severity: "error",
      from: { path: "^client/features/([^/]+)/(commands|copy|queries\\.ts)", pathNot: forTests },
      to: { path: "^client/features/$1/view/", dependencyTypesNot: ["dynamic-import", "type-only"] },
    },
    {
      name: "copy-below-commands",
      severity: "error",
      from: { path: "^client/features/([^/]+)/(copy|queries\\.ts)", pathNot: forTests },
      to: { path: "^client/features/$1/commands/", dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "queries-at-the-ground",
      severity: "error",
      from: { path: "^client/features/([^/]+)/queries\\.ts$" },
      to: { path: "^client/features/$1/(view|commands|copy)/", dependencyTypesNot: ["dynamic-import", "type-only"] },
    },
    {
      name: "hydration-by-its-face",
      comment: "Everyone but the two entries meets hydration in five modules.",
      severity: "error",
      from: { path: "^client/(?!hydration/|entry\\.)", pathNot: forTests },
      to: {
        path: "^client/hydration/",
        pathNot:
          "^client/hydration/(lazy-part|server-rendered)\\.tsx$|^client/hydration/(use-hydrated|trusted-types|links/plain-click)\\.ts$",
      },
    },
    {
      name: "hydration-at-the-ground",
      comment: "Hydration stands below all that it brings to life.",
      severity: "error",
      from: { path: "^client/hydration/", pathNot: forTests },
      to: { path: "^client/(?!hydration/)", dependencyTypesNot: ["type-only"] },
    },
    { name: "ui-below-lib", severity: "error", from: { path: "^client/lib/" }, to: { path: "^client/ui/" } },
    {
      name: "service-worker-stands-alone",
      comment: "It is a program of its own, which meets pages by messages.",
      severity: "error",
      from: { path: "^client/service-worker/" },
      to: { path: "^client/(?!service-worker/)" },
    },
    {
      name: "nobody-imports-the-service-worker",
      severity: "error",
      from: { path: "^(client|server|shared)/(?!service-worker/)" },
      to: { path: "^client/service-worker/" },
    },
    {
      name: "services-take-ports",
      comment: "Services know no vendor; the composition root gives them one.",
      severity: "error",
      from: {
        path: "^server/services/",
        pathNot: "\\.test\\.ts$",
      },
      to: { path: "^server/(vendors|http|rendering|api)/" },
    },
    { name: "vendors-know-no-http", severity: "error", from: { path: "^server/vendors/" }, to: { path: "^server/(http|rendering|api)/" } },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    {
      name: "contract-by-its-types",
      comment: "Its values are schemas, and bring zod with them; routes and the walk through blocks have none.",
      severity: "error",
      from: { path: "^client/", pathNot: forTests },
      to: {
        path: "^shared/contract/",
        pathNot: "^shared/contract/(routes|blocks/all-blocks)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-zod-in-the-browser",
      severity: "error",
      from: { path: "^client/" },
      to: { path: "node_modules/zod", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "not-to-unresolvable",
      comment: "What is called k6 is a part of k6 itself.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^k6(/|$)" },
    },
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "generated/|\\?(raw|url)$" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    },
  },
};
