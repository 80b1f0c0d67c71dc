import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SizeUnit } from "#shared/domain/content/size-guide-units.ts";
import { useApi } from "#client/lib/api/api.ts";
import { Modal } from "#client/ui/dialog/modal.tsx";
import { ErrorPanel } from "#client/ui/feedback/error-panel.tsx";
import { NoSizeGuide } from "./no-size-guide.tsx";
import { SizeGuideSkeleton } from "./size-guide-skeleton.tsx";
import { sizeGuideQuery } from "./size-guide-query.ts";
import { SizeGuideView } from "./size-guide-view.tsx";
import { UnitChoice } from "./unit-choice.tsx";

type SizeGuidePanelProps = { isOpen: boolean; onClose: () => void; product: string };

/** A product's size guide over its page. */
export function SizeGuidePanel({ isOpen, onClose, product }: SizeGuidePanelProps) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} title="Size guide">
      {isOpen && <AskedGuide product={product} />}
    </Modal>
  );
}

/** It is asked for when it is opened, and starts in centimetres every time. */
function AskedGuide({ product }: { product: string }) {
  const { data, isError, refetch } = useQuery(sizeGuideQuery(useApi(), product));
  const [unit, setUnit] = useState<SizeUnit>("cm");
  if (isError) return <ErrorPanel message="The size guide couldn't be loaded." onRetry={() => void refetch()} />;
  if (!data) return <SizeGuideSkeleton />;
  if (!data.guide) return <NoSizeGuide />;
  return (
    <SizeGuideView
      guide={data.guide}
      unit={unit}
      title={<h3>{data.guide.title}</h3>}
      unitChoice={<UnitChoice unit={unit} onChoose={setUnit} />}
    />
  );
}
