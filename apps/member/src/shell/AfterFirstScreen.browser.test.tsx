import { createSatang, createTokenStore, SatangProvider } from "@satang/headless/provider";
import { takeOver } from "@satang/story-kit/take-over";
import { Suspense } from "react";
import { expect, test } from "vitest";
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

  const { words, problems } = takeOver(app("second part"));
  expect(words).toBe("");
  await expect.element(page.getByText("second part")).toBeVisible();
  expect(problems).toEqual([]);
});
