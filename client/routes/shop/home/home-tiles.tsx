import { useSuspenseQuery } from "@tanstack/react-query";
import { CategoryTiles } from "#client/features/content/blocks/cards/category-tiles.tsx";
import { PartBoundary } from "#client/hydration/lazy-part.tsx";
import { useApi } from "#client/lib/api/api.ts";
import { useSelectedVehicle } from "#client/lib/storage/selected-vehicle.ts";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import type { SelectedVehicle } from "#shared/domain/vehicle/selected-vehicle.ts";
import { vehiclePartsQuery } from "./vehicle-parts-query.ts";

type Tiles = { block: BlockOf<"shop-all-categories"> };

/** Home's categories, counted for the shopper's car. */
export function HomeTiles({ block }: Tiles) {
  const vehicle = useSelectedVehicle();
  const plain = <CategoryTiles block={block} />;
  return vehicle === null ? (
    plain
  ) : (
    <PartBoundary fallback={plain}>
      <CountedTiles block={block} vehicle={vehicle} />
    </PartBoundary>
  );
}

function CountedTiles({ block, vehicle }: Tiles & { vehicle: SelectedVehicle }) {
  const { data: parts } = useSuspenseQuery(vehiclePartsQuery(useApi(), vehicle));
  return <CategoryTiles block={block} car={parts} />;
}
