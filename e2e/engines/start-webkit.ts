import { type ChildProcess, spawn } from "node:child_process";
import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { z } from "zod";
import type { StartEngine } from "./engine.ts";

const install = "On Debian: apt-get install webkit2gtk-driver xvfb.";
const libraries = "/usr/lib";
const driverPort = 4490 + Number(process.env["E2E_SHOP"] ?? 0);

/** The small browser that comes with WebKitGTK, whichever version of the library it lies beside. */
async function findMiniBrowser(): Promise<string> {
  for (const machine of await readdir(libraries).catch(() => [])) {
    for (const version of ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]) {
      const place = join(libraries, machine, version, "MiniBrowser");
      if (await isThere(place)) return place;
    }
  }
  throw new Error(`WebKitGTK's MiniBrowser isn't installed. ${install}`);
}

const isThere = (place: string) =>
  access(place).then(
    () => true,
    () => false,
  );

/** Starts a program and waits until it says that it is ready; what it writes later goes to `onLine`. */
function startProgram(
  command: string,
  args: string[],
  { env, isReady, onLine }: { env?: NodeJS.ProcessEnv; isReady: (line: string) => boolean; onLine?: (line: string) => void },
): Promise<{ child: ChildProcess; line: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
    child.on("error", () => reject(new Error(`${command} isn't installed. ${install}`)));
    child.on("exit", (code) => reject(new Error(`${command} ended with ${code}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        for (const line of text.split("\n").filter((each) => each !== "")) {
          onLine?.(line);
          if (isReady(line)) resolve({ child, line });
        }
      });
    }
  });
}

async function untilListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("WebKitWebDriver doesn't answer");
}

/** Runs in the page, once it is the one at the address: notes what goes to the console, and what nobody caught. */
const listen = `
  if (location.href !== arguments[0]) return false;
  if (window.journeyMessages) return true;
  const messages = (window.journeyMessages = []);
  for (const level of ["warn", "error"]) {
    const say = console[level].bind(console);
    console[level] = (...parts) => { messages.push(level + ": " + parts.map(String).join(" ")); say(...parts); };
  }
  addEventListener("error", (event) => messages.push("uncaught: " + event.message));
  addEventListener("unhandledrejection", (event) => messages.push("uncaught: " + event.reason));
  document.addEventListener("securitypolicyviolation", (event) => messages.push("policy: " + event.effectiveDirective + " " + event.blockedURI));
  return true;`;
const takeMessages = "return (window.journeyMessages ?? []).splice(0);";
const waitMs = 20_000;

/** WebKit by WebDriver, on a screen that nobody sees. Its driver tells nothing of the console, so the page itself is listened to, from the first moment at which a script can run in it. */
export const startWebKit: StartEngine = async (size) => {
  const binary = await findMiniBrowser();
  const screen = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], { isReady: (line) => /^\d+$/.test(line) });
  const messages: string[] = [];
  const driverProgram = spawn("WebKitWebDriver", [`--port=${driverPort}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${screen.line}` },
  });
  const isMissing = new Promise<never>((_resolve, reject) => {
    driverProgram.on("error", () => reject(new Error(`WebKitWebDriver isn't installed. ${install}`)));
  });
  const stop = () => {
    driverProgram.kill();
    screen.child.removeAllListeners("exit").kill();
  };
  try {
    await Promise.race([untilListening(driverPort), isMissing]);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    });
    // A page that is opened can be listened to from its start, and not only when it is done.
    capabilities.setPageLoadStrategy("none");
    const driver = await new Builder().usingServer(`http://127.0.0.1:${driverPort}`).withCapabilities(capabilities).build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    const gather = async () => void messages.push(...z.array(z.string()).parse(await driver.executeScript(takeMessages)));
    const active = () => driver.switchTo().activeElement();
    return {
      open: async (url) => {
        await gather();
        await driver.get(url);
        await driver.wait(() => driver.executeScript(listen, url), waitMs);
        await driver.wait(() => driver.executeScript(`return document.readyState === "complete"`), waitMs);
      },
      evaluate: (expression) => driver.executeScript(`return (${expression});`),
      click: (selector) => driver.findElement(By.css(selector)).click(),
      type: (text) => active().sendKeys(text),
      pressEnter: () => active().sendKeys(Key.ENTER),
      messages: async () => {
        await gather();
        return messages;
      },
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};
