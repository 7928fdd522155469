import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { useEffect, useRef } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { BottomSheet } from "./BottomSheet.tsx";

describeConformance(BottomSheet, {
  props: { defaultOpen: true, title: "Title", children: "Body" },
  root: "[role=dialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const sheet = page.getByRole("dialog", { name: "Deposit" });
const box = () => sheet.element().getBoundingClientRect();

function settled() {
  return Promise.all(
    sheet
      .element()
      .getAnimations()
      .map((animation) => animation.finished),
  );
}

test("opens from the bottom of a phone and fills its width", async () => {
  await page.viewport(390, 844);
  await show(
    <BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>}>
      <input aria-label="Amount" />
    </BottomSheet>,
  );
  await expect.element(sheet).toBeVisible();
  await settled();
  expect(box().bottom).toBe(844);
  expect(box().width).toBe(390);
  await expectAccessible();
});

test("is a centred dialog from 1024 px", async () => {
  await page.viewport(1280, 800);
  await show(<BottomSheet defaultOpen title="Deposit" />);
  await settled();
  expect(box().left + box().right).toBeCloseTo(1280, 0);
  expect(box().top + box().bottom).toBeCloseTo(800, 0);
  await page.viewport(390, 844);
});

test("scrolls its body, keeps its footer visible and fits a small phone", async () => {
  await page.viewport(320, 568);
  await show(
    <BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>}>
      <p style={{ height: 2000 }}>Conditions</p>
    </BottomSheet>,
  );
  await settled();
  expect(box().top).toBeGreaterThan(0);
  await expect.element(page.getByRole("button", { name: "Next" })).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toHaveAttribute("data-part", "body");
  await page.viewport(390, 844);
});

/** A keyboard over the lower part of the window, which stays as high as it was. */
function withKeyboard(height: number, top = 0) {
  const view = window.visualViewport;
  if (!view) throw new Error("no visual viewport");
  vi.spyOn(view, "height", "get").mockReturnValue(height);
  vi.spyOn(view, "offsetTop", "get").mockReturnValue(top);
  view.dispatchEvent(new Event("resize"));
  return () => {
    vi.restoreAllMocks();
    view.dispatchEvent(new Event("resize"));
  };
}

test.each([
  ["with all of it", 544, 0],
  ["in the part that the browser has moved to", 544, 120],
  ["where little is left", 268, 0],
])("is above a keyboard, with its focused field in view: %s", async (_, height, top) => {
  await show(
    <BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>}>
      <p style={{ height: 700 }}>Conditions</p>
      <input aria-label="Amount" />
    </BottomSheet>,
  );
  await settled();
  const field = page.getByRole("textbox", { name: "Amount" });
  (field.element() as HTMLElement).focus({ preventScroll: true });
  const close = withKeyboard(height, top);
  const inView = (element: Element) => {
    const { top: from, bottom } = element.getBoundingClientRect();
    return from >= top && bottom <= top + height;
  };
  await expect.poll(() => inView(sheet.element())).toBe(true);
  await expect.poll(() => inView(field.element())).toBe(true);
  close();
  await expect.poll(() => box().bottom).toBe(844);
});

describe("on a phone in landscape", () => {
  beforeEach(() => page.viewport(844, 390));
  afterEach(() => page.viewport(390, 844));
  const button = page.getByRole("button", { name: "Next" });
  const long = <p style={{ height: 2000 }}>Conditions</p>;

  test("is a panel at the end of the screen, with its full height and without a handle", async () => {
    await show(<BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>} />);
    await settled();
    expect(box()).toMatchObject({ left: 324, right: 844, top: 0, bottom: 390 });
    const handle = sheet.element().querySelector<HTMLElement>("[data-part=grab]");
    expect(handle?.offsetHeight).toBe(0);
    await expectAccessible();
  });

  test("its body scrolls between the title and the button", async () => {
    await show(
      <BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>}>
        {long}
      </BottomSheet>,
    );
    await settled();
    page.getByText("Conditions").element().scrollIntoView({ block: "end" });
    await expect
      .poll(() => sheet.element().querySelector("[data-part=body]")?.scrollTop)
      .toBeGreaterThan(1000);
    expect(sheet.element().scrollTop).toBe(0);
    await expect.element(page.getByRole("heading", { name: "Deposit" })).toBeInViewport();
    await expect.element(button).toBeInViewport({ ratio: 1 });
  });

  test("with its keyboard, everything in it scrolls", async () => {
    await page.viewport(844, 170);
    await show(
      <BottomSheet defaultOpen title="Deposit" footer={<Button>Next</Button>}>
        <input aria-label="Amount" />
        {long}
      </BottomSheet>,
    );
    await settled();
    sheet.element().scrollTop = 5000;
    await expect.element(button).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByRole("heading", { name: "Deposit" })).not.toBeInViewport();
  });

  test("it leaves to the end of the screen, in a language from right to left to the other side", async () => {
    await show(<BottomSheet defaultOpen title="Deposit" />);
    await settled();
    sheet.element().setAttribute("data-state", "closed");
    await settled();
    expect(box()).toMatchObject({ left: 844, top: 0 });
    sheet.element().closest("[dir]")?.setAttribute("dir", "rtl");
    await settled();
    expect(box()).toMatchObject({ right: 0, top: 0 });
  });

  test("a drag at its header does not move it", async () => {
    await show(<BottomSheet defaultOpen title="Deposit" />);
    await settled();
    drag(200);
    await settled();
    expect(box()).toMatchObject({ left: 324, top: 0 });
  });
});

/** Reports how opaque it is in the first frame after it was rendered. */
function FirstFrame({ onFrame }: { readonly onFrame: (opacity: number) => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    requestAnimationFrame(() => {
      let opacity = 1;
      for (let at: Element | null = ref.current; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      onFrame(opacity);
    });
  }, [onFrame]);
  return <span ref={ref}>Body</span>;
}

test("is opaque from its first frame, while the page behind it dims", async () => {
  await page.viewport(390, 844);
  const onFrame = vi.fn();
  await show(
    <BottomSheet defaultOpen title="Deposit">
      <FirstFrame onFrame={onFrame} />
    </BottomSheet>,
  );
  await expect.poll(() => onFrame.mock.calls).toEqual([[1]]);
});

test("no transition lasts longer than 300 ms", async () => {
  await show(<BottomSheet defaultOpen title="Deposit" />);
  await expect.element(sheet).toBeInTheDocument();
  for (const animation of document.getAnimations()) {
    expect(Number(animation.effect?.getComputedTiming().endTime)).toBeLessThanOrEqual(300);
  }
});

function drag(by: number) {
  const title = page.getByRole("heading", { name: "Deposit" }).element();
  const { left, top } = title.getBoundingClientRect();
  const at = (type: string, y: number) =>
    title.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: left + 4,
        clientY: top + y,
      }),
    );
  at("pointerdown", 0);
  at("pointermove", by / 2);
  at("pointermove", by);
  at("pointerup", by);
}

test("a long drag at its header closes it, a short one does not", async () => {
  await show(<BottomSheet defaultOpen title="Deposit" />);
  await settled();
  const { top } = box();
  drag(6);
  await expect.poll(() => box().top).toBeCloseTo(top, 0);
  drag(200);
  await expect.element(sheet).not.toBeInTheDocument();
});

test("a drag does not move it while a money operation is under way", async () => {
  await show(<BottomSheet defaultOpen title="Deposit" dismiss="none" />);
  await settled();
  const { top } = box();
  drag(200);
  expect(box().top).toBeCloseTo(top, 0);
});

test("text without a focusable element can be scrolled with the keyboard", async () => {
  await page.viewport(320, 568);
  await show(
    <BottomSheet defaultOpen title="Deposit">
      <p style={{ height: 2000 }}>Conditions</p>
      <Button disabled>Later</Button>
    </BottomSheet>,
  );
  await settled();
  await userEvent.keyboard("{Tab}{Tab}");
  expect(document.activeElement).toHaveAttribute("data-part", "body");
  await page.viewport(390, 844);
});
