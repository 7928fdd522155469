import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { FlowFailureProps } from "../../provider/index.ts";
import { RegisterFlow } from "./RegisterFlow.tsx";
import { lazyRegisterWizard } from "./register-wizard.lazy.ts";

afterEach(() => vi.restoreAllMocks());

/** The steps were asked for, and did not arrive. */
function failToLoad() {
  vi.spyOn(lazyRegisterWizard, "current").mockReturnValue(null);
  vi.spyOn(lazyRegisterWizard, "isFailed").mockReturnValue(true);
  return vi.spyOn(lazyRegisterWizard, "load").mockResolvedValue();
}

test("when its steps cannot be loaded, a message offers to load them again", async () => {
  const load = failToLoad();
  await showMoney(<RegisterFlow onRegistered={() => undefined} />);
  await expect
    .element(page.getByText("Check your internet connection and try again."))
    .toBeVisible();
  load.mockClear();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(load).toHaveBeenCalledExactlyOnceWith();
});

const OwnFailure = ({ onRetry }: FlowFailureProps) => (
  <button type="button" onClick={onRetry}>
    Lotus could not load it
  </button>
);

test("the host shows that its steps could not be loaded", async () => {
  const load = failToLoad();
  await showMoney(<RegisterFlow slots={{ failure: OwnFailure }} onRegistered={() => undefined} />);
  const own = page.getByRole("button", { name: "Lotus could not load it" });
  await expect.element(own).toBeVisible();
  load.mockClear();
  await own.click();
  expect(load).toHaveBeenCalledExactlyOnceWith();
});
