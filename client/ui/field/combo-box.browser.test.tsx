import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ComboBox, type ComboBoxOption } from "./combo-box.tsx";

const suburbs: ComboBoxOption[] = ["Coburg", "Coburg North"].map((label) => ({ id: label, label, detail: "VIC" }));
const onMore = vi.fn<() => void>();
const more = { label: "Show more", onMore };

function Suburb({ options }: { options: readonly ComboBoxOption[] }) {
  const [value, setValue] = useState("");
  return (
    <ComboBox
      label="Suburb"
      placeholder=""
      value={value}
      onType={setValue}
      options={options}
      more={more}
      onChoose={({ label }) => setValue(label)}
    />
  );
}

test("arrows go round the list and its last entry, and Enter takes what they stand on", async () => {
  const screen = await render(<Suburb options={suburbs} />);
  const input = screen.getByRole("combobox", { name: "Suburb" });
  const active = screen.getByRole("option", { selected: true });
  const stops = async (key: string, count: number) => {
    const names: (string | null)[] = [];
    for (let press = 0; press < count; press += 1) {
      await userEvent.keyboard(key);
      names.push(active.element().textContent);
    }
    return names;
  };
  await userEvent.fill(input, "cob");
  expect(await stops("{ArrowDown}", 4)).toEqual(["CoburgVIC", "Coburg NorthVIC", "Show more", "CoburgVIC"]);
  expect(await stops("{ArrowUp}", 2)).toEqual(["Show more", "Coburg NorthVIC"]);
  await userEvent.fill(input, "cobu");
  expect(await stops("{ArrowUp}", 1)).toEqual(["Show more"]);
  await userEvent.keyboard("{Enter}");
  expect(onMore).toHaveBeenCalledOnce();
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.element(input).toHaveValue("Coburg North");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
});

test("nothing is pointed at by arrows that were pressed while the list was empty", async () => {
  const screen = await render(<Suburb options={[]} />);
  await userEvent.fill(screen.getByRole("combobox", { name: "Suburb" }), "cob");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowDown}");
  await screen.rerender(<Suburb options={suburbs} />);
  await expect.element(screen.getByRole("option", { name: "Show more" })).toBeVisible();
  await expect.element(screen.getByRole("option", { selected: true })).not.toBeInTheDocument();
});
