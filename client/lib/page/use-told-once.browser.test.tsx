import { afterEach, expect, test } from "vitest";
import { createBrowserRouter, RouterProvider, useSearchParams } from "react-router";
import { render } from "vitest-browser-react";
import { useToldOnce } from "./use-told-once.ts";

const told = ["done"];
const before = location.href;
afterEach(() => history.replaceState(null, "", before));

function Book() {
  const [params] = useSearchParams();
  useToldOnce(told);
  return <p role="status">{params.has("done") ? "Address added" : "Addresses"}</p>;
}

test("a page that tells what a form did goes on telling it, but neither a reload nor the way back does", async () => {
  history.replaceState(null, "", "/book?page=2");
  const router = createBrowserRouter([{ path: "/book", Component: Book }]);
  const screen = await render(<RouterProvider router={router} />);
  const said = screen.getByRole("status");
  await router.navigate("/book?done=added&page=2", { replace: true });
  await expect.element(said).toHaveTextContent("Address added");
  await expect.poll(() => location.search).toBe("?page=2");
  await router.navigate("/book?new");
  await expect.element(said).toHaveTextContent("Addresses");
  expect(location.search).toBe("?new");
  await router.navigate("/book?done=added", { replace: true });
  await expect.element(said).toHaveTextContent("Address added");
  await expect.poll(() => location.search).toBe("");
  history.back();
  await expect.poll(() => location.search).toBe("?page=2");
  await expect.element(said).toHaveTextContent("Addresses");
  router.dispose();
});
