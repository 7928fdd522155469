import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Link } from "./index.ts";

describeConformance(Link, {
  otherParts: ["label", "new-tab"],
  props: { href: "#terms", children: "Terms" },
  skip: { disabled: NOT_A_CONTROL },
});

const RouterLink = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to} />
);

const link = page.getByRole("link");

test("needs no provider, and is underlined in a sentence", async () => {
  await render(
    <p>
      See the <Link href="/terms">terms</Link>
    </p>,
  );
  await expect.element(page.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  expect(getComputedStyle(link.element()).textDecorationLine).toBe("underline");
  await expectAccessible();
});

test("a standalone link has a touch target of 44 px", async () => {
  await render(
    <Link href="/all" variant="standalone">
      All
    </Link>,
  );
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test.each([
  ["en", "Terms (opens in a new tab)"],
  ["th", "Terms (เปิดในแท็บใหม่)"],
  ["la", "Terms (ເປີດໃນແທັບໃໝ່)"],
] as const)("in %s a new tab is announced before it opens", async (locale, name) => {
  await show(
    <Link href="https://example.com" target="_blank">
      Terms
    </Link>,
    locale,
  );
  const found = page.getByRole("link", { name, exact: true });
  await expect.element(found).toHaveAttribute("rel", "noopener noreferrer");
  await expectAccessible();
});

test("an address that could run code is rejected: the text stays, without a link", async () => {
  await render(
    <main>
      <Link href={"java\nscript:alert(1)"}>From elsewhere</Link>
      <Link href="data:text/html,x" target="_blank">
        From a file
      </Link>
    </main>,
  );
  const refused = page.getByText("From elsewhere").element().closest("a");
  expect(refused).toHaveAttribute("data-state", "refused");
  expect(refused).not.toHaveAttribute("href");
  await expect.element(page.getByText("From a file")).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await expectAccessible();
});

test("with asChild it styles a router's link and announces a new tab", async () => {
  await show(
    <Link asChild variant="standalone" target="_blank">
      <RouterLink to="/statement">Statement</RouterLink>
    </Link>,
  );
  const found = page.getByRole("link", { name: "Statement (opens in a new tab)" });
  await expect.element(found).toHaveAttribute("href", "/statement");
  await expect.element(found).toHaveAttribute("target", "_blank");
  expect(getComputedStyle(found.element()).display).toBe("inline-flex");
});

test("a router's link with an address that could run code is rejected too", async () => {
  await render(
    <main>
      <Link asChild>
        <RouterLink to="javascript:alert(1)">By to</RouterLink>
      </Link>
      <Link asChild>
        <a href="vbscript:x">By href</a>
      </Link>
    </main>,
  );
  await expect.element(page.getByText("By to")).toBeVisible();
  await expect.element(page.getByText("By href")).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test("the icon of a new tab stays on the line of the last word", async () => {
  const screen = await show(<div />);
  for (let width = 120; width < 320; width += 7) {
    await screen.rerender(
      <p style={{ width }}>
        <Link href="https://example.com" target="_blank">
          Your withdrawal of 12,480.50 baht is on its <b>way</b>
        </Link>
      </p>,
    );
    const word = page.getByText("way", { exact: true }).element().getBoundingClientRect();
    const sign = link.element().querySelector("svg")?.getBoundingClientRect();
    expect(sign?.top, `at ${width} px`).toBeLessThan(word.bottom);
  }
});
