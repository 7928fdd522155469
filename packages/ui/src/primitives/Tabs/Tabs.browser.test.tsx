import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { withMedia } from "@satang/story-kit/media";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Tabs } from "./Tabs.tsx";

describeConformance(Tabs, {
  props: {
    label: "Kind",
    items: [
      { value: "one", label: "One", content: "First" },
      { value: "two", label: "Two", content: "Second" },
    ],
  },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

const tab = (name: string) => page.getByRole("tab", { name });

test("shows one part at a time, by a press and by arrow keys", async () => {
  await show(
    <Tabs
      label="Statement"
      items={[
        { value: "all", label: "All", content: "Everything" },
        { value: "in", label: "Deposits", content: "Money in" },
        { value: "out", label: "Withdrawals", content: "Money out" },
      ]}
    />,
  );
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
  await expectAccessible();
  await tab("Deposits").click();
  await expect
    .element(page.getByRole("tabpanel", { name: "Deposits" }))
    .toHaveTextContent("Money in");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Withdrawals")).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "Withdrawals" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
});

const many = Array.from({ length: 12 }, (_, at) => ({
  value: `${at}`,
  label: `Week ${at + 1}`,
  content: `Games of week ${at + 1}`,
}));

const row = () => page.getByRole("tablist").element().getBoundingClientRect();

async function expectInView(name: string) {
  await expect
    .poll(() => {
      const { left, right } = page
        .getByRole("tab", { name, exact: true })
        .element()
        .getBoundingClientRect();
      return left >= row().left - 1 && right <= row().right + 1;
    })
    .toBe(true);
}

test("a chosen tab outside of the view scrolls into view, and the page does not scroll", async () => {
  const screen = await show(
    <div style={{ paddingBlock: 2000 }}>
      <Tabs label="Weeks" items={many} defaultValue="9" />
    </div>,
  );
  await expectInView("Week 10");
  expect(window.scrollY).toBe(0);

  // Half of it is outside of the view, and a press on that half alone does not scroll it.
  const half = page.getByRole("tab", { name: "Week 10", exact: true });
  const list = page.getByRole("tablist").element();
  list.scrollTo({ left: 0, behavior: "instant" });
  const cut = [...list.children].find(
    (each) => each.getBoundingClientRect().right > row().right,
  ) as HTMLElement;
  const top = () => Math.round(half.element().getBoundingClientRect().top);
  list.scrollIntoView({ block: "center" });
  const before = [window.scrollY, top()];
  cut.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  await expectInView(cut.textContent);
  expect([window.scrollY, top()]).toEqual(before);

  cut.focus({ preventScroll: true });
  await userEvent.keyboard("{End}");
  await expectInView("Week 12");
  await userEvent.keyboard("{Home}");
  await expectInView("Week 1");
  expect([window.scrollY, top()]).toEqual(before);
  await screen.unmount();
  window.scrollTo(0, 0);
});

test("a tab that is chosen by code scrolls into view", async () => {
  const screen = await show(<Tabs label="Weeks" items={many} value="0" />);
  await screen.rerender(<Tabs label="Weeks" items={many} value="11" />);
  await expectInView("Week 12");
});

test("the row scrolls smoothly, and at once under reduced motion", async () => {
  await show(<Tabs label="Weeks" items={many} />);
  const behaviour = () => getComputedStyle(page.getByRole("tablist").element()).scrollBehavior;
  expect(behaviour()).toBe("smooth");
  await withMedia({ "prefers-reduced-motion": "reduce" }, async () =>
    expect(behaviour()).toBe("auto"),
  );
});

test("there is space between the row and the content", async () => {
  await show(<Tabs label="Weeks" items={many} />);
  const panel = page.getByRole("tabpanel").element();
  expect(panel.getBoundingClientRect().top).toBe(row().bottom);
  expect(getComputedStyle(panel).paddingBlockStart).toBe("16px");
});
