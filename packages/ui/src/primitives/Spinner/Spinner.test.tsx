import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Spinner } from "./index.ts";

test("with a label it speaks; without one it is decoration", async () => {
  const screen = await render(<Spinner label="Loading" />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
  await screen.rerender(<Spinner />);
  await expect.element(page.getByRole("status")).not.toBeInTheDocument();
});
