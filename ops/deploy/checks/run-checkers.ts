import { access, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runCommand } from "../../accept/run-command.ts";
import { findProgram } from "../../stack/find-program.ts";

/**
 * Holds the manifests and the workflows against the platforms' own checkers, which Python's and Go's registries bring. Each has to turn down a planted mistake
 * too, so that a checker that checks nothing is found.
 */

const folder = resolve(".cache/checkers");
const bin = join(folder, "bin");
const python = join(folder, "python");
const pythonPackages = ["kubernetes-validate==1.37.0", "cfn-lint==1.58.0"];
const actionlint = "github.com/rhysd/actionlint/cmd/actionlint@v1.7.12";
const kustomize = "sigs.k8s.io/kustomize/kustomize/v5@v5.8.1";
const kubernetesVersion = "1.34";
const installMs = { timeoutMs: 900_000 };

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function need(program: string): Promise<string> {
  const path = await findProgram(program);
  if (!path)
    throw new Error(`The checkers of manifests need ${program}: install it, or rely on the tests, which hold the manifests to the shop.`);
  return path;
}

async function pythonProgram(name: string): Promise<string> {
  if (!(await isThere(join(python, "bin", name)))) {
    await runCommand(await need("python3"), ["-m", "venv", python], installMs);
    await runCommand(join(python, "bin/pip"), ["install", "--quiet", ...pythonPackages], installMs);
  }
  return join(python, "bin", name);
}

async function goProgram(name: string, module: string): Promise<string> {
  if (!(await isThere(join(bin, name)))) await runCommand(await need("go"), ["install", module], { ...installMs, env: { GOBIN: bin } });
  return join(bin, name);
}

async function buildOverlay(overlay: string): Promise<string> {
  const kubectl = await findProgram("kubectl");
  const [command, args] = kubectl ? [kubectl, ["kustomize"]] : [await goProgram("kustomize", kustomize), ["build"]];
  return (await runCommand(command, [...args, overlay])).stdout;
}

type Check = { title: string; run: (file: string) => Promise<unknown>; text: string; mistake: [from: string, to: string] };

let passed = 0;

/** Passes the text as it is, and has to fail with the mistake in it. */
async function hold({ title, run, text, mistake: [from, to] }: Check, extension: string): Promise<void> {
  const [right, wrong] = [join(folder, `right.${extension}`), join(folder, `wrong.${extension}`)];
  if (!text.includes(from)) throw new Error(`${title}: there is no "${from}" to plant a mistake at`);
  await writeFile(right, text);
  await writeFile(wrong, text.replace(from, to));
  await run(right);
  const isFound = await run(wrong).then(
    () => false,
    () => true,
  );
  if (!isFound) throw new Error(`${title}: the checker did not find "${to}"`);
  passed += 1;
  process.stdout.write(`✓ ${title}\n`);
}

async function checkAll(): Promise<void> {
  await mkdir(bin, { recursive: true });
  const validator = await pythonProgram("kubernetes-validate");
  for (const overlay of await readdir("ops/deploy/kubernetes/overlays"))
    await hold(
      {
        title: `Kubernetes ${kubernetesVersion} takes the overlay ${overlay}`,
        run: (file) => runCommand(validator, ["--strict", "--kubernetes-version", kubernetesVersion, file]),
        text: await buildOverlay(join("ops/deploy/kubernetes/overlays", overlay)),
        mistake: ["readinessProbe:", "readinesProbe:"],
      },
      "yaml",
    );
  const linter = await pythonProgram("cfn-lint");
  await hold(
    {
      title: "CloudFormation takes the template for ECS",
      run: (file) => runCommand(linter, [file], { timeoutMs: 180_000 }),
      text: await readFile("ops/deploy/ecs/service.yaml", "utf8"),
      mistake: ["StopTimeout:", "StopTimeOut:"],
    },
    "yaml",
  );
  const workflowChecker = await goProgram("actionlint", actionlint);
  for (const file of await readdir(".github/workflows"))
    await hold(
      {
        title: `GitHub takes the workflow ${file}`,
        run: (path) => runCommand(workflowChecker, [path]),
        text: await readFile(join(".github/workflows", file), "utf8"),
        mistake: ["runs-on:", "run-on:"],
      },
      "yml",
    );
}

try {
  await checkAll();
  process.stdout.write(`${passed} passed, 0 failed\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
