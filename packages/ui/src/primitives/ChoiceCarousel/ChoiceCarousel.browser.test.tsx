import { satang } from "@satang/core";
import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { FirstFrame } from "@satang/story-kit/first-frame";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Money } from "../Money/index.ts";
import { ChoiceCarousel, type ChoiceCarouselProps } from "./ChoiceCarousel.tsx";

describeConformance(ChoiceCarousel, {
  otherParts: ["error"],
  props: { label: "From", options: [{ value: "one", content: "One" }] },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

const options = ["Wallet", "Joker", "PG"].map((name) => ({ value: name, content: name }));
const group = page.getByRole("radiogroup", { name: "From" });
const radio = (name: string) => group.getByRole("radio", { name });

const slideOf = (name: string) => radio(name).element().closest("[data-part=choice]");

function choose(props: Partial<ChoiceCarouselProps> = {}) {
  return show(<ChoiceCarousel label="From" options={options} {...props} />);
}

const middle = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

test("begins with none and is a group of radio buttons", async () => {
  await choose();
  await expect.element(radio("None")).toBeChecked();
  expect(group.getByRole("radio").elements()).toHaveLength(4);
  await expectAccessible();
});

test("arrow keys choose a slide and move it to the middle", async () => {
  const onValueChange = vi.fn();
  await choose({ onValueChange });
  await userEvent.keyboard("{Tab}{ArrowDown}{ArrowDown}");
  await expect.element(radio("Joker")).toBeChecked();
  await expect.element(radio("Joker")).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([["Wallet"], ["Joker"]]);
  const chosen = radio("Joker").element();
  const frame = group.element().getElementsByTagName("div")[0] as Element;
  await expect.poll(() => Math.abs(middle(chosen) - middle(frame))).toBeLessThan(2);
});

test("a press on a neighbour chooses it, also the none slide", async () => {
  const onValueChange = vi.fn();
  await choose({ defaultValue: "Wallet", onValueChange });
  await group.getByText("None").click();
  await expect.element(radio("None")).toBeChecked();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
});

test("the last slide is above the first, and a press on it moves it to the middle", async () => {
  await choose();
  const last = group.getByText("PG");
  const edges = (name: string) => (slideOf(name) as Element).getBoundingClientRect();
  await expect.poll(() => edges("None").top - edges("PG").bottom).toBeCloseTo(0, 0);
  await last.click();
  await expect.element(radio("PG")).toBeChecked();
  const frame = group.element().getElementsByTagName("div")[0] as Element;
  await expect.poll(() => Math.abs(middle(last.element()) - middle(frame))).toBeLessThan(2);
  await expect.poll(() => edges("None").top - edges("PG").bottom).toBeCloseTo(0, 0);
});

/** Drags a slide up with a mouse until the next one is in the middle. */
function turn(slide: Element) {
  const { left, top } = slide.getBoundingClientRect();
  const at = (type: string, y: number) =>
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      clientX: left + 9,
      clientY: y,
    });
  slide.dispatchEvent(at("mousedown", top + 60));
  for (let y = 58; y >= -12; y -= 2) document.dispatchEvent(at("mousemove", top + y));
  document.dispatchEvent(at("mouseup", top - 12));
}

test("a drag chooses the slide in the middle", async () => {
  await choose();
  turn(group.getByText("None").element());
  await expect.element(radio("Wallet")).toBeChecked();
});

test("shows its value from the first frame, and follows the parent", async () => {
  const { rerender } = await choose({ value: "PG" });
  await expect.element(radio("PG")).toBeChecked();
  await rerender(<ChoiceCarousel label="From" options={options} value="Wallet" />);
  await expect.element(radio("Wallet")).toBeChecked();
  const frame = group.element().getElementsByTagName("div")[0] as Element;
  await expect
    .poll(() => Math.abs(middle(radio("Wallet").element()) - middle(frame)))
    .toBeLessThan(2);
});

test("the error is announced with the group", async () => {
  await choose({ error: "please select correct account" });
  await expect.element(group).toHaveAccessibleDescription("please select correct account");
  await expectAccessible();
});

test("slides grow with their text, and the chosen one stays in the middle", async () => {
  largeWords();
  const two = (name: string) => (
    <span>
      {name}
      <br />
      1,250.00
    </span>
  );
  await choose({
    options: ["Wallet", "Joker"].map((name) => ({ value: name, content: two(name) })),
    defaultValue: "Joker",
  });
  const frame = group.element().getElementsByTagName("div")[0] as Element;
  const [none, wallet, joker] = [...frame.querySelectorAll<HTMLElement>("[data-part=choice]")];
  for (const slide of [none, wallet, joker]) {
    expect(slide?.scrollHeight).toBeLessThanOrEqual(slide?.clientHeight ?? 0);
  }
  await expect.poll(() => Math.abs(middle(joker as Element) - middle(frame))).toBeLessThan(2);
});

test.each([
  ["vertical", 138],
  ["horizontal", 288],
] as const)(
  "%s, an amount in millions stays whole, however large the words",
  async (way, width) => {
    largeWords();
    await show(
      <div style={{ width }}>
        <ChoiceCarousel
          label="From"
          orientation={way}
          options={[
            { value: "Wallet", content: <Money amount={satang(123_456_750)} currency="THB" /> },
          ]}
          defaultValue="Wallet"
        />
      </div>,
    );
    const amount = group.getByText("฿1,234,567.50").element();
    const slide = amount.closest("label") as HTMLElement;
    expect(slide.scrollWidth).toBeLessThanOrEqual(slide.clientWidth);
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
  },
);

test("a choice that the parent does not accept is reset", async () => {
  const onValueChange = vi.fn();
  await choose({ value: "Wallet", onValueChange });
  turn(group.getByText("Wallet").element());
  await expect.poll(() => onValueChange.mock.calls).toEqual([["Joker"]]);
  await expect.element(radio("Wallet")).toBeChecked();
  const frame = group.element().getElementsByTagName("div")[0] as Element;
  const away = () => Math.abs(middle(radio("Wallet").element()) - middle(frame));
  await expect.poll(away, { interval: 5 }).toBeGreaterThan(10);
  await expect.poll(away, { timeout: 5000 }).toBeLessThan(2);
});

test.each(["vertical", "horizontal"] as const)(
  "the layout of its first frame is CSS, %s, and nothing moves after hydration",
  async (orientation) => {
    const places = () =>
      [...document.querySelectorAll("[data-part=choice]")].map((slide) => {
        const { x, y } = slide.getBoundingClientRect();
        return { x, y };
      });
    let first: ReturnType<typeof places> = [];
    const { container } = await show(
      <>
        <ChoiceCarousel
          label="From"
          options={options}
          defaultValue="PG"
          orientation={orientation}
        />
        <FirstFrame
          onDrawn={() => {
            first = places();
          }}
        />
      </>,
    );
    const moved = container.querySelector<HTMLElement>("[style*=translate3d]");
    // The engine sets pixels, while CSS uses the height of a slide or a percentage of the row.
    await expect.poll(() => moved?.style.transform).toContain("px");
    expect(first).toHaveLength(4);
    // The engine rounds to whole pixels.
    places().forEach(({ x, y }, place) => {
      expect(Math.abs(x - (first[place]?.x ?? 0))).toBeLessThanOrEqual(1);
      expect(Math.abs(y - (first[place]?.y ?? 0))).toBeLessThanOrEqual(1);
    });
  },
);
