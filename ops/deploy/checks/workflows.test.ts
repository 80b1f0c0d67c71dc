import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { readWorkflow, readWorkflows, workflowProblems, type Workflow } from "./workflows.ts";

let workflows = new Map<string, Workflow>();
let scripts: string[] = [];
beforeAll(async () => {
  workflows = await readWorkflows(".github/workflows");
  scripts = Object.keys(
    z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(await readFile("package.json", "utf8"))).scripts,
  );
});

describe("the workflows", () => {
  test("verify, build the image, and measure at night", () => {
    expect([...workflows.keys()]).toEqual(["image.yml", "nightly.yml", "verify.yml"]);
  });

  test("call only scripts that exist and actions of a stated version, with no more rights than they need", () => {
    const problems = [...workflows].map(([file, workflow]) => [file, workflowProblems(workflow, scripts)]);
    expect(problems).toEqual([...workflows.keys()].map((file) => [file, []]));
  });

  test("hold packages to their signatures and to what is known of them, and release on a base image that is named by its digest", async () => {
    const stepsOf = (file: string, job: string) => workflows.get(file)?.jobs[job]?.steps ?? [];
    const commands = stepsOf("verify.yml", "supply-chain").map(({ run = "" }) => run);
    expect(commands).toEqual(
      expect.arrayContaining(["npm audit signatures", expect.stringMatching(/osv-scanner.*--lockfile package-lock\.json/)]),
    );
    const image = stepsOf("image.yml", "image");
    const base = image.findIndex(({ id }) => id === "base");
    const build = image.findIndex(({ id }) => id === "build");
    expect([base >= 0, base < build]).toEqual([true, true]);
    expect(image[base]?.run).toContain("@sha256:[0-9a-f]{64}");
    expect(JSON.stringify(image[build])).toContain("BASE_IMAGE=${{ steps.base.outputs.image }}");
  });

  test.each([
    ["a script that doesn't exist", "npm run check", "npm run chekc", /npm run chekc, which is no script/],
    ["a script that doesn't exist, after flags", "npm run check", "npm run --silent chekc", /npm run chekc/],
    ["an action without a version", "actions/checkout@v5", "actions/checkout@main", /without a version/],
    ["rights for every job", "contents: read", "contents: write", /every job may write contents/],
    ["a stranger's words as a command", "npm run check", "echo ${{ github.event.pull_request.title }}", /what a stranger wrote/],
  ])("%s is found", async (_name, from, to, problem) => {
    const text = await readFile(".github/workflows/verify.yml", "utf8");
    expect(text).toContain(from);
    expect(workflowProblems(readWorkflow(text.replace(from, to)), scripts).join("; ")).toMatch(problem);
  });
});
