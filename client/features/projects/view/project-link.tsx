import { buttonStyle } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";

/** From a part to the builds that it may be for. A plain link: pages of parts are kept for everybody, and know nobody's projects. */
export function ProjectLink({ variantId, quantity }: { variantId: string; quantity: number }) {
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
