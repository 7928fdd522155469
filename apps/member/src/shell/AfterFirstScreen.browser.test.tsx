import { createSatang, createTokenStore, SatangProvider } from "@satang/headless";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AfterFirstScreen } from "./AfterFirstScreen.tsx";

const satang = createSatang({
  baseUrl: "https://wallet.example",
  fetch: async () => Response.error(),
  tokens: { ...createTokenStore({ prefix: "after-" }), renderedFor: "signedIn" },
});

const app = (words: string) => (
  <SatangProvider {...satang}>
    <Suspense>
      <AfterFirstScreen>
        <p>{words}</p>
      </AfterFirstScreen>
    </Suspense>
  </SatangProvider>
);

test("a rendered part that is taken over after the first screen was complete is equal first, then complete", async () => {
  await render(app("first part"));
  await userEvent.keyboard("a");
  await expect.element(page.getByText("first part")).toBeVisible();

  const root = document.body.appendChild(document.createElement("div"));
  root.innerHTML = renderToString(app("second part"));
  expect(root.textContent).toBe("");
  const onRecoverableError = vi.fn();
  const hydrated = hydrateRoot(root, app("second part"), { onRecoverableError });
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  await expect.element(page.getByText("second part")).toBeVisible();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
