import { buttonStyle } from "#client/ui/button/button.tsx";
import { Icon } from "#client/ui/picture/icon.tsx";
import { writeLineList } from "#shared/domain/project/project.ts";

/** From a part to the builds that it may be for. A plain link: pages of parts are kept for everybody, and know nobody's projects. */
export function ProjectLink({ variantId, quantity }: { variantId: string; quantity: number }) {
  const lines = writeLineList([{ variantId, quantity }]);
  return (
    <p>
      <a className={buttonStyle({ variant: "quiet" })} href={`/projects/add?${new URLSearchParams({ lines })}`} rel="nofollow">
        <Icon of="wrench" size="small" /> Add to a project
      </a>
    </p>
  );
}
