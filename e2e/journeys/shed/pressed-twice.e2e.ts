import { expect, type Locator, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { makeProject } from "../../support/steps/kept-pages.ts";

const sameSite = { "sec-fetch-site": "same-origin" };

test("a button that is pressed twice begins one project, and adds its parts once", async ({ page }) => {
  const main = page.getByRole("main");
  const part: { partNumber: string; variants: { id: string }[] } = await (
    await page.request.get(`/api/products/${stressCases.manyApplications}`)
  ).json();
  const lines = `${part.variants[0]?.id.split("/").at(-1)}x2`;
  const keyIn = (form: Locator) => form.locator("input[name=key]").inputValue();
  /** As browsers do it: the second press gives up the first one's answer, not what it asked for. Answers where both lead. */
  const pressTwice = async (path: string, form: Record<string, string>): Promise<string> => {
    const press = () => page.request.post(path, { form, headers: sameSite, maxRedirects: 0 });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    const [to = "", other] = answers.map((answer) => answer.headers()["location"]);
    expect(other).toBe(to);
    return to;
  };
  const begin = async (name: string): Promise<string> => {
    await page.goto("/projects");
    return pressTwice("/projects", { name, key: await keyIn(main.locator("form")) });
  };
  const add = async (to: Record<string, string>): Promise<string> => {
    await page.goto(`/projects/add?lines=${lines}`);
    return pressTwice("/projects/add", { lines, state: "need", key: await keyIn(main.locator("form")), ...to });
  };

  // What this device is known by comes with its first project.
  await makeProject(page, "First");
  const second = await begin("Second");
  await add({ project: second.replace("/projects/", "") });
  await add({ project: "new", name: "Third" });
  await page.goto("/projects");
  await expect(main.getByRole("list", { name: "Your projects" }).getByRole("link")).toHaveText(["Third", "Second", "First"]);

  const quantity = main.getByRole("list", { name: "Parts of this project" }).getByRole("spinbutton");
  await page.goto(second);
  await expect(quantity).toHaveValue("2");
  const file = main.locator("form", { has: page.getByRole("textbox", { name: "Lines to add", includeHidden: true }) });
  await pressTwice(second, { intent: "import", csv: `SKU,Qty\n${part.partNumber},4`, key: await keyIn(file) });
  await page.goto(second);
  await expect(quantity).toHaveValue("6");
});
