import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { PromotionView } from "./promotion.view.ts";
import { type UsePromotionOptions, usePromotion } from "./use-promotion.ts";

const PromotionContext = createContext<PromotionView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(PromotionContext, `Promotion.${part}`, "Promotion.Root");

/** Props of `Promotion.Root`; everything else goes to its `form`. */
export type PromotionRootProps = FlowRootProps<"form", PromotionView, UsePromotionOptions>;

/** The form of a promotion code: Enter searches. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, PromotionRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="promotion"
      context={PromotionContext}
      useFlow={usePromotion}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The field of the code, in upper case. `data-state` is the state of the view. */
const Code = forwardRef<HTMLInputElement, PartProps<"input">>(function Code(props, ref) {
  const { state, getCodeProps } = useView("Code");
  return (
    <Part
      tag="input"
      named="promotion-code"
      state={state}
      {...getCodeProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The submit button, which searches the code. `data-state` is `busy` or `ready`. */
const Find = forwardRef<HTMLButtonElement, PartProps<"button">>(function Find(props, ref) {
  const { state, getFindProps } = useView("Find");
  return (
    <Part
      tag="button"
      named="promotion-find"
      state={readiness(state === "searching")}
      {...getFindProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that receives the promotion. `data-state` is `busy`, `ready`, or `disabled` before one was found. */
const Receive = forwardRef<HTMLButtonElement, PartProps<"button">>(function Receive(props, ref) {
  const { isSubmitting, promotion, getReceiveProps } = useView("Receive");
  return (
    <Part
      tag="button"
      named="promotion-receive"
      state={readiness(isSubmitting, !promotion)}
      {...getReceiveProps()}
      {...props}
      ref={ref}
    />
  );
});

/** A promotion code in parts without styles and texts. */
export const Promotion = { Root, Code, Find, Receive };
