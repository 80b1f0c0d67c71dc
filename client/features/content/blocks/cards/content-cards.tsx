import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { Shelf } from "#client/ui/shelf/shelf.tsx";
import { ContentCard } from "./content-card.tsx";

export function ContentCards({ block }: { block: BlockOf<"content-cards"> }) {
  return (
    <Shelf title={block.title || "Read on"} columns="one-two-three">
      {block.cards.map((card) => (
        <li key={card.id}>
          <ContentCard card={card} />
        </li>
      ))}
    </Shelf>
  );
}
