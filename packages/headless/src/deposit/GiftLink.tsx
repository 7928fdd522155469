import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { sendable } from "../parts/part-state.rules.ts";
import { useGiftLink } from "./use-gift-link.ts";

/** Props of `GiftLink.Root`; everything else goes to its `form`. */
export type GiftLinkRootProps = RootProps<"form", typeof useGiftLink>;

/** The deposit of a gift link in parts without styles and texts. */
export const GiftLink = /* @__PURE__ */ createParts("GiftLink", useGiftLink, ({ root, part }) => ({
  /** The form of a gift link: Enter sends. `data-state` is the state of the view. */
  Root: root("form", "gift-link", (view) => view.getFormProps()),
  /** The field of the link. `data-state` is the state of the view. */
  Link: part("input", "gift-link-link", (view) => view.getLinkProps()),
  /** The submit button. `data-state` is `busy`, `ready`, or `disabled` without a link. */
  Submit: part("button", "gift-link-submit", (view) => view.getSubmitProps(), { state: sendable }),
}));
