import { connection } from "next/server";
import { ProductPage } from "./product-page.jsx";
import data from "../../../page-data.json";

async function getProduct() {
  return data;
}

export async function generateMetadata() {
  const { title, description } = await getProduct();
  return { title, description };
}

export default async function Page({ params }) {
  // Rendered for each request, as a page with stock and prices is.
  await connection();
  const { handle } = await params;
  const { state } = await getProduct();
  return <ProductPage handle={handle} state={state} />;
}
