import { Link as RouterLink } from "react-router";
import data from "../../page-data.json";
import { LinkContext, PageTree } from "../../page-tree.jsx";

export async function loader({ params }) {
  return { ...data, handle: params.handle };
}

export function meta({ loaderData }) {
  return [{ title: loaderData.title }, { name: "description", content: loaderData.description }];
}

function Link({ href, ...others }) {
  return <RouterLink to={href} {...others} />;
}

export default function Product({ loaderData }) {
  return (
    <LinkContext value={Link}>
      <div data-handle={loaderData.handle} data-queries={Object.keys(loaderData.state).length}>
        <PageTree />
      </div>
    </LinkContext>
  );
}
