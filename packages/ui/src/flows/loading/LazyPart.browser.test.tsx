import { createLazyModule } from "@satang/headless/provider";
import { pollTime } from "@satang/story-kit/pass-time";
import { show } from "@satang/story-kit/show";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LazyPart } from "./LazyPart.tsx";

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
const load = async () => Greeting;

const showPart = (part: ReturnType<typeof createLazyModule<typeof Greeting>>) =>
  show(<LazyPart part={part} waiting={<p>waiting</p>} props={{ name: "Somchai" }} />);

test("a part is rendered when its chunk is loaded", async () => {
  let answer: (part: typeof Greeting) => void = () => undefined;
  const loading = new Promise<typeof Greeting>((resolve) => {
    answer = resolve;
  });
  await showPart(createLazyModule(() => loading));
  await expect.element(page.getByText("waiting")).toBeVisible();
  answer(Greeting);
  await expect.element(page.getByText("Hello Somchai")).toBeVisible();
});

test("a part that was loaded before is rendered without a placeholder", async () => {
  const read = vi.fn(load);
  const part = createLazyModule(read);
  await part.load();
  const seen: string[] = [];
  const watch = new MutationObserver(() => void seen.push(document.body.textContent ?? ""));
  watch.observe(document.body, { childList: true, subtree: true });
  await showPart(part);
  await expect.element(page.getByText("Hello Somchai")).toBeVisible();
  watch.disconnect();
  expect(seen.filter((text) => text.includes("waiting"))).toEqual([]);
  expect(read).toHaveBeenCalledOnce();
});

test("a part that does not load can be loaded again", async () => {
  const read = vi.fn(load).mockRejectedValueOnce(new TypeError("no chunk"));
  await showPart(createLazyModule(read));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Hello Somchai")).toBeVisible();
});

test("a part that is loaded again with the keyboard leaves the focus on the page around it", async () => {
  const read = vi.fn(load).mockRejectedValueOnce(new TypeError("no chunk"));
  await show(
    <main tabIndex={-1}>
      <LazyPart
        part={createLazyModule(read)}
        waiting={<p>waiting</p>}
        props={{ name: "Somchai" }}
      />
    </main>,
  );
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  (retry.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Hello Somchai")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
});

test("a part that does not load is loaded again when the line is back", async () => {
  const read = vi.fn(load).mockRejectedValueOnce(new TypeError("no chunk"));
  await showPart(createLazyModule(read));
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Hello Somchai")).toBeVisible();
});

test("a part that does not load is loaded again by itself, and the message and its focus stay until then", async () => {
  vi.useFakeTimers();
  // Another page of the browser can be in front of this one, and a hidden page loads nothing.
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  onTestFinished(() => {
    visibility.mockRestore();
    vi.useRealTimers();
  });
  const lost = new TypeError("no chunk");
  const read = vi.fn(load).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await showPart(createLazyModule(read));
  const retry = page.getByRole("button", { name: "Try again" });
  await expect.element(retry).toBeVisible();
  const button = retry.element() as HTMLElement;
  button.focus();
  // As far as each pause: a step waits for the browser, and a busy machine has time for few of them.
  await pollTime(5_000, () => read.mock.calls.length).toBe(2);
  expect(document.activeElement).toBe(button);
  await pollTime(10_000, () => page.getByText("Hello Somchai").query()).not.toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});
