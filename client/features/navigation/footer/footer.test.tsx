import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Footer, type FooterProps } from "./footer.tsx";
import { FooterIsland } from "./footer-island.tsx";

const props: FooterProps = {
  company: { name: "Rares", phone: null },
  footerMenus: [
    { title: "About", links: [{ label: "About us", url: "/pages/about" }] },
    { title: "Account", links: [{ label: "Manage Account", url: "/account" }] },
  ],
  socialLinks: [{ label: "YouTube", url: "https://www.youtube.com/" }],
  year: "2026",
};

test("the footer carries its menus, the ways to follow the shop and the year's copyright [shop-2.16] [shop-3.31]", () => {
  const html = renderToStaticMarkup(<Footer {...props} />);
  expect(html).toContain('<nav aria-label="About">');
  expect(html).toContain('href="https://www.youtube.com/"');
  expect(html).toContain("© 2026 Rares.");
});

test("'Manage Account' is kept for those who are signed in [shop-6.3]", () => {
  expect(renderToStaticMarkup(<Footer {...props} />)).toMatch(/class="[^"]*signedIn[^"]*" href="\/account">Manage Account/);
});

test("the email signup stands in the footer where there is one [shop-2.16]", () => {
  expect(renderToStaticMarkup(<FooterIsland {...props} signup={<form action="/newsletter" method="post" />} />)).toContain(
    'action="/newsletter"',
  );
});
