import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { withForcedColors } from "@satang/story-kit/forced-colors";
import { type ComponentProps, createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./index.ts";

describeConformance(Button, { props: { children: "Deposit" } });

const RouterLink = (props: ComponentProps<"a">) => <a {...props} />;

const button = page.getByRole("button", { name: "Deposit" });

test("a button needs no provider, does not submit a form by default, and has a touch target of 44 px", async () => {
  const submit = vi.fn();
  await render(
    <form onSubmit={submit}>
      <Button size="small">Deposit</Button>
    </form>,
  );
  await button.click();
  expect(submit).not.toHaveBeenCalled();
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test("while loading it keeps its focus, name and width, and ignores a second press", async () => {
  const press = vi.fn();
  const screen = await render(<Button onClick={press}>Deposit</Button>);
  await button.click();
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(
    <Button loading onClick={press}>
      Deposit
    </Button>,
  );
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledTimes(1);
  expect(button.element().getBoundingClientRect().width).toBe(width);
});

test("a loading submit button does not submit its form again", async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Deposit
      </Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(submit).not.toHaveBeenCalled();
});

test("with an address it is a link", async () => {
  await render(<Button href="/user/statement">Statement</Button>);
  await expect
    .element(page.getByRole("link", { name: "Statement" }))
    .toHaveAttribute("href", "/user/statement");
});

test("with asChild it styles a router's link, and the link's own attributes win", async () => {
  await render(
    <Button asChild variant="outline" id="ours">
      <a href="/register" id="theirs" className="own">
        Register
      </a>
    </Button>,
  );
  const link = page.getByRole("link", { name: "Register" });
  await expect.element(link).toHaveAttribute("id", "theirs");
  await expect.element(link).toHaveClass("own");
  expect(getComputedStyle(link.element()).display).toBe("inline-flex");
});

test("a loading link is not followed, also with its own onClick", async () => {
  const press = vi.fn();
  await render(
    <Button asChild loading>
      <RouterLink href="/#elsewhere" onClick={press}>
        Register
      </RouterLink>
    </Button>,
  );
  await page.getByRole("link", { name: "Register" }).click({ force: true });
  expect(press).not.toHaveBeenCalled();
  expect(location.hash).not.toBe("#elsewhere");
});

test("every variant passes axe in both brands", async () => {
  const variants = ["accent", "outline", "soft", "text", "danger"] as const;
  for (const theme of ["river-night", "river-day"]) {
    const screen = await render(
      <main
        data-satang=""
        data-satang-theme={theme}
        style={{ background: "var(--satang-color-surface)" }}
      >
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="text" tone="critical">
          Cancel
        </Button>
      </main>,
    );
    await expectAccessible();
    await screen.unmount();
  }
});

test("the ref gets the element; with asChild it is merged with the ref of the child", async () => {
  const ours = createRef<HTMLButtonElement>();
  const theirs = createRef<HTMLAnchorElement>();
  await render(
    <Button asChild ref={ours}>
      <a href="/register" ref={theirs}>
        Register
      </a>
    </Button>,
  );
  const link = page.getByRole("link", { name: "Register" }).element();
  expect([ours.current, theirs.current]).toEqual([link, link]);
});

test("in forced colours, a ring still replaces the label", async () => {
  await withForcedColors(async () => {
    await render(
      <>
        <Button variant="outline" loading>
          Deposit
        </Button>
        <Button disabled>Later</Button>
      </>,
    );
    const seen = (element: Element) => getComputedStyle(element).webkitTextFillColor;
    await expect.poll(() => seen(button.element())).toBe("rgba(0, 0, 0, 0)");
    const later = page.getByRole("button", { name: "Later" }).element();
    expect(getComputedStyle(later).forcedColorAdjust).toBe("auto");
    expect(getComputedStyle(later).color).toBe(getComputedStyle(later).borderColor);
    expect(getComputedStyle(later).color).not.toBe(getComputedStyle(document.body).color);
  });
});

test.each(["accent", "outline", "soft", "text", "danger"] as const)(
  "while loading, %s keeps its edge in forced colours",
  async (variant) => {
    await withForcedColors(async () => {
      await render(
        <p style={{ background: "Canvas" }}>
          <Button variant={variant} loading>
            Deposit
          </Button>
        </p>,
      );
      const { backgroundColor, borderColor } = getComputedStyle(button.element());
      const ground = getComputedStyle(page.getByRole("paragraph").element()).backgroundColor;
      const seen = [backgroundColor, borderColor].filter(
        (color) => color !== ground && color !== "rgba(0, 0, 0, 0)",
      );
      expect(seen).not.toEqual([]);
    });
  },
);

test("an icon next to a label of several nodes causes no message about keys in the console", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await render(
    <Button startIcon={<svg />} endIcon={<svg />}>
      Copy <b>it</b>
    </Button>,
  );
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
