import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { VideoModal } from "./VideoModal.tsx";

describeConformance(VideoModal, {
  props: { defaultOpen: true, title: "Title", src: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" },
  root: "[role=dialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const trigger = <Button>Watch</Button>;
const modal = page.getByRole("dialog", { name: "How to deposit" });
const player = () => document.querySelector("[data-part='player']");

/** Stops errors of the video's host, which does not exist: no reply is part of the test. */
function silenceNetwork() {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener("error", stop, { capture: true });
  onTestFinished(() => window.removeEventListener("error", stop, { capture: true }));
}

test("loads nothing before it opens, plays a file, and stops when it closes", async () => {
  silenceNetwork();
  await show(
    <VideoModal
      trigger={trigger}
      title="How to deposit"
      src="https://cdn.example.com/deposit.mp4"
      hosts={["cdn.example.com"]}
      captions={[{ src: "/captions/deposit.en.vtt", language: "en", label: "English" }]}
    />,
  );
  expect(player()).toBeNull();
  await page.getByRole("button", { name: "Watch" }).click();
  await expect.element(modal).toBeVisible();
  await expect.poll(player).toHaveAttribute("src", "https://cdn.example.com/deposit.mp4");
  expect(player()).toHaveAccessibleName("How to deposit");
  expect(player()?.querySelector("track")).toMatchObject({ kind: "captions", default: true });
  await userEvent.keyboard("{Escape}");
  expect(player()).toBeNull();
  await expect.element(page.getByRole("button", { name: "Watch" })).toHaveFocus();
});

test.each(["javascript:alert(1)", "data:text/html,hi", "https://evil.test/watch?v=dQw4w9WgXcQ"])(
  "loads nothing from %s and shows a message",
  async (src) => {
    await show(<VideoModal defaultOpen title="How to deposit" src={src} />);
    await expect.element(modal.getByRole("alert")).toMatchTextContent("can’t be played");
    expect(player()).toBeNull();
    await expectAccessible();
  },
);

test("a file that does not play shows a message too", async () => {
  await show(<VideoModal defaultOpen title="How to deposit" src="/nothing/here.mp4" />);
  await expect.element(modal.getByRole("alert")).toMatchTextContent("can’t be played");
});

test("after a video that does not play, another one can be played", async () => {
  const video = (src: string) => <VideoModal defaultOpen title="How to deposit" src={src} />;
  const { rerender } = await show(video("/nothing/here.mp4"));
  await expect.element(modal.getByRole("alert")).toBeVisible();
  await rerender(video("https://youtu.be/dQw4w9WgXcQ"));
  await expect.poll(player).not.toBeNull();
  await expect.element(modal.getByRole("alert")).not.toBeInTheDocument();
});
