import preview from "../../../../../.storybook/preview.tsx";
import { Pagination } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/Pagination",
  component: Pagination,
  args: { pageCount: 12, onPageChange: () => {} },
});

export const First = meta.story({ args: { page: 1 } });
export const Middle = meta.story({ args: { page: 4 } });
export const Last = meta.story({ args: { page: 12 } });
export const Loading = meta.story({ args: { page: 4, disabled: true } });
