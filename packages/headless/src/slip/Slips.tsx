import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { reading } from "../parts/part-state.rules.ts";
import { useSlips } from "./use-slips.ts";

/** Props of `Slips.Root`; everything else goes to its `div`. */
export type SlipsRootProps = RootProps<"div", typeof useSlips>;

/**
 * The list of slips in parts without styles and texts.
 * @example
 * <Slips.Root>
 *   <Slips.List>{rows}</Slips.List>
 *   <Slips.Refresh>Refresh</Slips.Refresh>
 * </Slips.Root>
 */
export const Slips = /* @__PURE__ */ createParts("Slips", useSlips, ({ root, part }) => ({
  /** Holds the list of slips for the parts below it. `data-state` is the state of the view. */
  Root: root("div", "slips"),
  /** The list of the slips. `data-state` is `changing` while another page is read, otherwise `current`. */
  List: part("ul", "slips-list", (view) => view.getListProps(), {
    state: ({ isPageChanging }) => (isPageChanging ? "changing" : "current"),
  }),
  /** The button that reads the page again. `data-state` is `busy` or `ready`. */
  Refresh: part("button", "slips-refresh", (view) => view.getRefreshProps(), { state: reading }),
}));
