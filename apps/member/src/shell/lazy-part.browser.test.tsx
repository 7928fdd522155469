import { loadLocale } from "@satang/i18n";
import { I18nProvider } from "@satang/ui";
import { type ComponentType, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { lazyPart } from "./lazy-part.tsx";

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const catalogue = await loadLocale("en");
const show = (Part: ComponentType<{ name: string }>) =>
  render(
    <I18nProvider locale="en" catalogue={catalogue}>
      <Part name="Somchai" />
    </I18nProvider>,
  );

describe("a part in its own chunk", () => {
  it("that did not load over the page is announced over the screen, and the page keeps its width", async () => {
    await page.viewport(1280, 800);
    const Part = lazyPart<object>(async () => {
      throw new TypeError("Failed to fetch dynamically imported module");
    }, "screen");
    const screen = await render(
      <I18nProvider locale="en" catalogue={catalogue}>
        <div style={{ display: "flex" }}>
          <div style={{ flex: 1, height: 3_000 }} data-testid="page" />
          <Part />
        </div>
      </I18nProvider>,
    );
    await expect.element(screen.getByRole("alert")).toBeInViewport();
    const { width } = screen.getByTestId("page").element().getBoundingClientRect();
    expect(width).toBe(document.documentElement.clientWidth);
  });

  it("that is optional and did not load shows nothing, and comes with the connection", async () => {
    let isOnline = false;
    const screen = await show(
      lazyPart(async () => {
        if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
        return Greeting;
      }, "optional"),
    );
    await expect.poll(() => screen.container.textContent).toBe("");
    isOnline = true;
    await expect
      .poll(() => {
        window.dispatchEvent(new Event("online"));
        return screen.container.textContent;
      })
      .toBe("Hello Somchai");
  });

  it("is rendered when its chunk is loaded", async () => {
    const screen = await show(lazyPart(async () => Greeting));
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
  });

  it("that was preloaded is rendered at once, without its waiting state", async () => {
    const Part = lazyPart(async () => Greeting, "page", <p>Loading</p>);
    await Part.preload();
    const screen = await show(Part);
    expect(screen.container.textContent).toBe("Hello Somchai");
  });

  it("keeps what it holds when its chunk is preloaded again", async () => {
    const Part = lazyPart<object>(
      async () =>
        function Counter() {
          const [count, setCount] = useState(0);
          return (
            <button type="button" onClick={() => setCount(count + 1)}>
              {count}
            </button>
          );
        },
    );
    const tree = (
      <I18nProvider locale="en" catalogue={catalogue}>
        <Part />
      </I18nProvider>
    );
    const screen = await render(tree);
    await screen.getByRole("button", { name: "0" }).click();
    await Part.preload();
    await screen.rerender(tree);
    await expect.element(screen.getByRole("button", { name: "1" })).toBeVisible();
  });

  it("that is loaded again with the keyboard leaves the focus on the main part of the page", async () => {
    let online = false;
    const Part = lazyPart(async () => {
      if (!online) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    const screen = await show((props) => (
      <main tabIndex={-1}>
        <Part {...props} />
      </main>
    ));
    const retry = screen.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    (retry.element() as HTMLElement).focus();
    online = true;
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
    await expect.element(screen.getByRole("main")).toHaveFocus();
  });

  it("says that its chunk did not load, and loads it on request", async () => {
    let online = false;
    const Part = lazyPart(async () => {
      if (!online) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    const screen = await show(Part);
    await expect.element(screen.getByText(/This part of the app couldn’t be loaded/)).toBeVisible();

    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();

    online = true;
    await screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(screen.getByText("Hello Somchai")).toBeVisible();
  });
});
