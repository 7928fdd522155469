import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { readiness } from "../parts/part-state.rules.ts";
import { usePromotion } from "./use-promotion.ts";

/** Props of `Promotion.Root`; everything else goes to its `form`. */
export type PromotionRootProps = RootProps<"form", typeof usePromotion>;

/** A promotion code in parts without styles and texts. */
export const Promotion = /* @__PURE__ */ createParts(
  "Promotion",
  usePromotion,
  ({ root, part }) => ({
    /** The form of a promotion code: Enter searches. `data-state` is the state of the view. */
    Root: root("form", "promotion", (view) => view.getFormProps()),
    /** The field of the code, in upper case. `data-state` is the state of the view. */
    Code: part("input", "promotion-code", (view) => view.getCodeProps()),
    /** The submit button, which searches the code. `data-state` is `busy` or `ready`. */
    Find: part("button", "promotion-find", (view) => view.getFindProps(), {
      state: (view) => readiness(view.state === "searching"),
    }),
    /** The button that receives the promotion. `data-state` is `busy`, `ready`, or `disabled` before one was found. */
    Receive: part("button", "promotion-receive", (view) => view.getReceiveProps(), {
      state: ({ isSubmitting, promotion }) => readiness(isSubmitting, !promotion),
    }),
  }),
);
