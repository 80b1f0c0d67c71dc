import { call } from "@orpc/server";
import { expect, test } from "vitest";
import type { FitmentService } from "#server/services/fitment/fitment-service.ts";
import { exampleCard } from "#server/testing/example-card.ts";
import { fakeContext } from "#server/testing/fake-context.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { content } from "./content.ts";

const advice = { html: "", video: null };
const partOf = (id: string) => ({ ...exampleCard, id });

test("an expert's parts say whether they fit the shopper's vehicle, and those for other cars come last", async () => {
  const services = fakeServices();
  const choices: unknown[] = [];
  const cards: FitmentService["cards"] = async (products, choice) => {
    choices.push(choice);
    return products.map((card) => ({
      ...card,
      fitment: { status: "id" in card && card.id === "pump" ? "does-not-fit" : "fits", text: "", positions: [] },
    }));
  };
  const expert = {
    slug: "the-cooling-bench",
    name: "The Cooling Bench",
    speciality: "",
    avatar: null,
    url: "/experts/the-cooling-bench",
    bioHtml: "",
    seo: { title: "", description: "" },
    recommendations: [
      { ...advice, id: "hubs", title: "Measure the hub", products: [partOf("pump"), partOf("hose")] },
      { ...advice, id: "clamps", title: "Both clamps", products: [partOf("clamp")] },
    ],
  };
  const { context } = fakeContext({
    services: {
      content: { ...services.content, expert: () => Promise.resolve(expert) },
      fitment: { ...services.fitment, cards },
    },
  });
  const { recommendations } = await call(content.expert, { slug: expert.slug, vehicleId: "64" }, { context });
  expect(recommendations.map(({ products }) => products.map(({ id, fitment }) => [id, fitment?.status]))).toEqual([
    [
      ["hose", "fits"],
      ["pump", "does-not-fit"],
    ],
    [["clamp", "fits"]],
  ]);
  expect(choices).toEqual([{ vehicleId: "64" }]);
});
