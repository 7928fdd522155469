import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useArrival } from "../navigation/use-arrival.ts";
import { StandalonePage } from "./StandalonePage.tsx";

function Home() {
  return <main ref={useArrival("home")} tabIndex={-1} />;
}

it("a page without menus has the focus when it replaces another page", async () => {
  const { rerender } = await render(<Home />);
  await rerender(<StandalonePage page="notFound">Nothing here</StandalonePage>);
  await expect.element(page.getByText("Nothing here")).toBeVisible();
  await expect.element(page.getByRole("main")).toHaveFocus();
  await expect.element(page.getByRole("main")).toHaveStyle({ outlineStyle: "none" });
});
