import { buttonStyle } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import type { BundleComponent } from "#shared/contract/catalogue/product.ts";

type ProjectLinkProps = { variantId: string; quantity: number; components: readonly Pick<BundleComponent, "options">[] };

/** From a part to the builds that it may be for. A plain link: pages of parts are kept for everybody, and know nobody's projects. A project keeps no choices, so it takes no kit of which something is to be chosen. */
export function ProjectLink({ variantId, quantity, components }: ProjectLinkProps) {
  if (components.some(({ options }) => options.some(({ values }) => values.length > 1))) return null;
  return (
    <a
      className={buttonStyle({ variant: "quiet" })}
      href={`/projects/add?lines=${variantId.slice(variantId.lastIndexOf("/") + 1)}x${quantity}`}
      rel="nofollow"
    >
      <Icon of="wrench" size="small" /> Add to a project
    </a>
  );
}
