import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useArrival } from "./use-arrival.ts";

function Layout({ route }: { readonly route: string }) {
  const main = useArrival(route);
  return (
    <>
      <main ref={main} tabIndex={-1} />
      <button type="button">Menu</button>
    </>
  );
}

it("a page in another layout has the focus, as one in the same layout", async () => {
  const { rerender } = await render(<Layout key="member" route="contact" />);
  await rerender(<Layout key="public" route="howto" />);
  await expect.element(page.getByRole("main")).toHaveFocus();
  (page.getByRole("button", { name: "Menu" }).element() as HTMLElement).focus();
  await rerender(<Layout key="public" route="login" />);
  await expect.element(page.getByRole("main")).toHaveFocus();
});
