import { SatangProvider } from "@satang/headless/provider";
import { createFakeWallet } from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BannerCard } from "./BannerCard.tsx";

const API = "https://api.example";

test.each([
  "https://tracker.example/t.png?member=1",
  "http://api.example/t.png",
  "//tracker.example/t.png",
  "javascript:trap()",
  "data:image/svg+xml,<svg onload='trap()'/>",
  "blob:https://tracker.example/1",
  "https://api.example@tracker.example/t.png",
  "constructor",
])("a banner loads no picture of another origin: %s", async (image) => {
  const banner = { image, html: "<p>Friends</p>" };
  const { container } = await show(<BannerCard banner={banner} pictureOrigins={[API]} />);
  await expect.element(page.getByText("Friends")).toBeVisible();
  const loaded = [...container.querySelectorAll("img")].map(({ src }) => new URL(src).origin);
  expect(loaded.filter((origin) => origin !== location.origin)).toEqual([]);
});

test("a banner loads its picture from the address of the service", async () => {
  const picture = "https://wallet.example/banner.png";
  const { container } = await show(
    <SatangProvider {...createFakeWallet().satang}>
      <BannerCard banner={{ image: picture, html: "" }} />
    </SatangProvider>,
  );
  // A picture that does not load is removed after the first rendering.
  expect(container.querySelector("img")?.src).toBe(picture);
});

test("a banner loads its picture without a referrer, so that its host does not learn who reads", async () => {
  const picture = `${location.origin}/banner.svg`;
  const { container } = await show(<BannerCard banner={{ image: picture, html: "" }} />);
  const shown = container.querySelector("img");
  // A picture that does not load is removed.
  if (shown === null) throw new Error("the picture is not shown");
  expect([shown.src, shown.referrerPolicy]).toEqual([picture, "no-referrer"]);
});
