import { describe, expect, it } from "vitest";
import { formatOpeningSpan, parseOpeningSpan } from "./opening-span.ts";

describe("a day's opening hours", () => {
  it.each([
    ["8:30 am-5:00 pm", { opens: "08:30", closes: "17:00" }, "8:30 am – 5 pm"],
    ["9:00am – 12:00 PM", { opens: "09:00", closes: "12:00" }, "9 am – 12 pm"],
    ["12:00 am-12:30 pm", { opens: "00:00", closes: "12:30" }, "12 am – 12:30 pm"],
    [" Closed ", null, "Closed"],
  ])("are read as editors write them and shown as shoppers read them: %s", (text, span, shown) => {
    expect(parseOpeningSpan(text)).toEqual(span);
    expect(formatOpeningSpan(span)).toBe(shown);
  });

  it.each(["", "ring us", "13:00 pm-5:00 pm", "0:30 am-5:00 pm", "8:61 am-5:00 pm", "5:00 pm-8:30 am", "8:30 am-", "8:30 am-8:30 am"])(
    "are unknown, not closed, when they can't be read: %s",
    (text) => {
      expect(parseOpeningSpan(text)).toBeUndefined();
    },
  );
});
