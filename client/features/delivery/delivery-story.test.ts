import { describe, expect, it } from "vitest";
import { deliveryObstacle, undatedReason } from "./delivery-story.ts";

const plain = { isInStoreOnly: false, inStoreOnlyReason: null, isBulky: false, dangerousGoodsClass: null };

describe("what stands in the way of a delivery date", () => {
  it("is nothing for a part that is on the shelf and travels like any other", () => {
    expect([deliveryObstacle(plain), undatedReason("in-stock")]).toEqual([null, null]);
  });

  it("is told with its reason", () => {
    expect(deliveryObstacle({ ...plain, isInStoreOnly: true, inStoreOnlyReason: "it is glass" })).toContain(
      "can't be posted: it is glass.",
    );
    expect(deliveryObstacle({ ...plain, isBulky: true })).toContain("bulky");
    expect(deliveryObstacle({ ...plain, dangerousGoodsClass: "8" })).toContain("dangerous goods, class 8");
    expect(undatedReason("backorder")).toBe("Backordered items are dispatched on arrival.");
    for (const stock of ["special-order", "made-to-order", "out-of-stock"] as const) expect(undatedReason(stock)).not.toBeNull();
  });

  it("names the strongest: what is never posted isn't called bulky", () => {
    expect(deliveryObstacle({ ...plain, isInStoreOnly: true, isBulky: true, dangerousGoodsClass: "8" })).toContain("can't be posted");
  });
});
