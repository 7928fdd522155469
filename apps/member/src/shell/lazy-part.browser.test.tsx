import { loadLocale } from "@satang/i18n";
import { I18nProvider } from "@satang/ui";
import { type ComponentType, useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { lazyPart } from "./lazy-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const catalogue = await loadLocale("en");
const within = (Part: ComponentType<{ name: string }>) => (
  <I18nProvider locale="en" catalogue={catalogue}>
    <Part name="Somchai" />
  </I18nProvider>
);
const show = (Part: ComponentType<{ name: string }>) => render(within(Part));

describe("a part in its own chunk", () => {
  it("is rendered when its chunk is loaded", async () => {
    const screen = await show(lazyPart(async () => Greeting));
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
  });

  it("says that its chunk did not load, and loads it on request", async () => {
    let online = false;
    const Part = lazyPart(async () => {
      if (!online) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    const screen = await show(Part);
    await expect.element(screen.getByText(/This part of the app couldn't be loaded/)).toBeVisible();

    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();

    online = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
  });

  it("is rendered at once when its chunk was loaded before: a blank page was shown until then", async () => {
    const Waiting = vi.fn(() => null);
    const Part = lazyPart(async () => Greeting, <Waiting />);
    await Part.preload();
    const screen = await show(Part);
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
    expect(Waiting).not.toHaveBeenCalled();
  });

  it("stays mounted when its chunk is loaded once more", async () => {
    const mounted = vi.fn();
    const Part = lazyPart<{ name: string }>(
      async () =>
        function Mounted() {
          useEffect(mounted, []);
          return <p>Here</p>;
        },
    );
    const screen = await show(Part);
    await expect.element(screen.getByText("Here")).toBeVisible();
    await Part.preload();
    await screen.rerender(within(Part));
    expect(mounted).toHaveBeenCalledTimes(1);
  });
});
