import { createContext, forwardRef } from "react";
import { FlowRoot } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { GiftLinkView } from "./gift-link.view.ts";
import { useGiftLink } from "./use-gift-link.ts";

const GiftLinkContext = createContext<GiftLinkView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(GiftLinkContext, `GiftLink.${part}`, "GiftLink.Root");

/** Props of `GiftLink.Root`; everything else goes to its `form`. */
export type GiftLinkRootProps = PartProps<"form"> & {
  /** A gift link of your own, from `useGiftLink`. Without it Root creates one. */
  readonly value?: GiftLinkView | undefined;
};

/** The form of a gift link: Enter sends. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, GiftLinkRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="gift-link"
      context={GiftLinkContext}
      useFlow={useGiftLink}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The field of the link. `data-state` is the state of the view. */
const Link = forwardRef<HTMLInputElement, PartProps<"input">>(function Link(props, ref) {
  const { state, getLinkProps } = useView("Link");
  return (
    <Part
      tag="input"
      named="gift-link-link"
      state={state}
      {...getLinkProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The submit button. `data-state` is `busy`, `ready`, or `disabled` without a link. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Submit");
  const button = getSubmitProps();
  return (
    <Part
      tag="button"
      named="gift-link-submit"
      state={readiness(isSubmitting, button.disabled)}
      {...button}
      {...props}
      ref={ref}
    />
  );
});

/** The deposit of a gift link in parts without styles and texts. */
export const GiftLink = { Root, Link, Submit };
