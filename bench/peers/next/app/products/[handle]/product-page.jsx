"use client";

import NextLink from "next/link";
import { LinkContext, PageTree } from "../../../page-tree.jsx";

function Link({ href, ...others }) {
  return <NextLink href={href} {...others} />;
}

export function ProductPage({ handle, state }) {
  return (
    <LinkContext value={Link}>
      <div data-handle={handle} data-queries={Object.keys(state).length}>
        <PageTree />
      </div>
    </LinkContext>
  );
}
