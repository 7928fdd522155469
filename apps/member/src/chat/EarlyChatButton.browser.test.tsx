import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { EarlyChatButton } from "./EarlyChatButton.tsx";

const button = page.getByRole("button");

/** The button, and what a pointer does with it. */
async function showButton() {
  const onPress = vi.fn();
  const { unmount } = await show(<EarlyChatButton onPress={onPress} />);
  const pointer = (type: string) =>
    button.element().dispatchEvent(new PointerEvent(type, { bubbles: true }));
  return { onPress, pointer, unmount };
}

test("a press that has begun counts when the button is removed before it is released", async () => {
  const { onPress, pointer, unmount } = await showButton();
  pointer("pointerdown");
  expect(onPress).not.toHaveBeenCalled();
  await unmount();
  expect(onPress).toHaveBeenCalledOnce();
});

test("a press counts once, and a button that is removed without one does nothing", async () => {
  const { onPress, unmount } = await showButton();
  await button.click();
  expect(onPress).toHaveBeenCalledOnce();
  await unmount();
  expect(onPress).toHaveBeenCalledOnce();
});

test.each(["pointercancel", "pointerout"])(
  "a press that ended with %s does not count",
  async (end) => {
    const { onPress, pointer, unmount } = await showButton();
    pointer("pointerdown");
    pointer(end);
    await unmount();
    expect(onPress).not.toHaveBeenCalled();
  },
);
