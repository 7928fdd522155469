import preview from "@satang/story-kit/preview";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Pagination } from "./index.ts";

const meta = preview.meta({
  title: "Navigation/Pagination",
  component: Pagination,
  parameters: { framed: true },
  args: { pageCount: 12, onPageChange: () => {} },
});

function Pages() {
  const [page, setPage] = useState(4);
  return <Pagination page={page} pageCount={12} onPageChange={setPage} />;
}

/** Three pages before the current one, one after. */
export const Turning = meta.story({
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () =>
      [...canvasElement.querySelectorAll("[data-part=page]")].map((page) => page.textContent);
    await expect(shown()).toEqual(["1", "2", "3", "4", "5"]);
    await userEvent.click(canvas.getByText("5"));
    await expect(shown()).toEqual(["2", "3", "4", "5", "6"]);
    await expect(canvas.getByText("5")).toHaveAttribute("aria-current", "page");
  },
});

export const First = meta.story({ args: { page: 1 } });
export const Middle = meta.story({ args: { page: 4 } });
export const Last = meta.story({ args: { page: 12 } });
export const Loading = meta.story({ args: { page: 4, disabled: true } });
