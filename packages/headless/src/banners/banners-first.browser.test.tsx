import { drop, hang, reply } from "@satang/api/testing";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useBannersFirst } from "./use-banners-first.ts";

/** A feature that the host can close, as a back button does. */
function Feature({ reopens = true }: { readonly reopens?: boolean }) {
  const [open, setOpen] = useState(false);
  const { state, banners, actions } = useBannersFirst({
    of: "invite",
    open,
    onBack: () => reopens && setOpen(true),
  });
  return (
    <>
      <p>
        {state} {banners.length}
      </p>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? "Back" : "Open"}
      </button>
      <button type="button" onClick={actions.close}>
        Close banners
      </button>
      <button type="button" onClick={actions.leave}>
        Follow a link
      </button>
    </>
  );
}

const none = reply("inviteBanners", { banners: [] });

test("the banners are shown each time it opens, and closing them shows the content", async () => {
  const { screen, sent } = await renderWithBackend(<Feature />);
  await expect.element(screen.getByText("closed 0")).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByText("banners 1")).toBeVisible();
    await screen.getByRole("button", { name: "Close banners" }).click();
    await expect.element(screen.getByText("content 1")).toBeVisible();
    await screen.getByRole("button", { name: "Back" }).click();
    await expect.element(screen.getByText("closed 1")).toBeVisible();
  }
  expect(sent("inviteBanners")).toHaveLength(1);
});

test("the back button closes the banners, and the content opens", async () => {
  const { screen } = await renderWithBackend(<Feature />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("banners 1")).toBeVisible();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByText("content 1")).toBeVisible();
});

test("after a followed link, closing leaves the feature, and it opens with the banners again", async () => {
  const { screen } = await renderWithBackend(<Feature />);
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("banners 1")).toBeVisible();
  await screen.getByRole("button", { name: "Follow a link" }).click();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.element(screen.getByText("closed 1")).toBeVisible();
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("banners 1")).toBeVisible();
});

test.each([
  ["without banners", none],
  ["when they cannot be read", drop("inviteBanners")],
])("%s the content opens directly", async (_when, override) => {
  const { screen } = await renderWithBackend(<Feature />, { overrides: [override] });
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByText("content 0")).toBeVisible();
});

test("banners that do not arrive hold back the content for three seconds at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { screen } = await renderWithBackend(<Feature />, { overrides: [hang("inviteBanners")] });
    await screen.getByRole("button", { name: "Open" }).click();
    await expect.element(screen.getByText("reading 0")).toBeVisible();
    vi.advanceTimersByTime(3_000);
    await expect.element(screen.getByText("content 0")).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
