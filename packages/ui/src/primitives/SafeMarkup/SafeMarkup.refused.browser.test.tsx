import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SafeMarkup } from "./SafeMarkup.tsx";

test("on a page that allows no policy an error is shown, and no unsanitized markup", async () => {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'";
  document.head.append(policy);
  await show(<SafeMarkup markup="<p>Rules</p>" />);
  await expect.element(page.getByRole("alert").getByText("We couldn’t load this")).toBeVisible();
  await expect.element(page.getByText("Rules")).not.toBeInTheDocument();
});
