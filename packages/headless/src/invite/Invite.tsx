import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { InviteView } from "./invite.view.ts";
import { type UseInviteOptions, useInvite } from "./use-invite.ts";
import type { ShareWords } from "./use-share.ts";

const InviteContext = createContext<InviteView | undefined>(undefined);
const useView = (part: string) => usePartContext(InviteContext, `Invite.${part}`, "Invite.Root");

/** Props of `Invite.Root`; everything else goes to its `div`. */
export type InviteRootProps = FlowRootProps<"div", InviteView, UseInviteOptions>;

/** Holds an invite for the parts below it. `data-state` is the state of the view. */
const Root = forwardRef<HTMLDivElement, InviteRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="div"
      named="invite"
      context={InviteContext}
      useFlow={useInvite}
      {...props}
      ref={ref}
    />
  );
});

/** The address to share, as text. `data-state` is the state of the view. */
const Link = forwardRef<HTMLOutputElement, PartProps<"output">>(function Link(props, ref) {
  const { state, link } = useView("Link");
  return (
    <Part tag="output" named="invite-link" state={state} {...props} ref={ref}>
      {props.children ?? link}
    </Part>
  );
});

/** Props of `Invite.Share`; everything else goes to its `button`. */
export type InviteShareProps = PartProps<"button"> & {
  /** Words that are shared with the address. */
  readonly words?: ShareWords | undefined;
};

/** The button that opens the share sheet; without one on the device it is not rendered. `data-state` is `ready`. */
const Share = forwardRef<HTMLButtonElement, InviteShareProps>(function Share(
  { words, ...props },
  ref,
) {
  const { canShare, getShareProps } = useView("Share");
  if (!canShare) return null;
  return (
    <Part
      tag="button"
      named="invite-share"
      state="ready"
      {...getShareProps(words)}
      {...props}
      ref={ref}
    />
  );
});

/** The button that receives the bonus. `data-state` is `busy` or `ready`. */
const Receive = forwardRef<HTMLButtonElement, PartProps<"button">>(function Receive(props, ref) {
  const { isSubmitting, getReceiveProps } = useView("Receive");
  return (
    <Part
      tag="button"
      named="invite-receive"
      state={readiness(isSubmitting)}
      {...getReceiveProps()}
      {...props}
      ref={ref}
    />
  );
});

/** The button that reads again after a failure. `data-state` is the state of the view. */
const Retry = forwardRef<HTMLButtonElement, PartProps<"button">>(function Retry(props, ref) {
  const { state, getRetryProps } = useView("Retry");
  return (
    <Part
      tag="button"
      named="invite-retry"
      state={state}
      {...getRetryProps()}
      {...props}
      ref={ref}
    />
  );
});

/** Inviting friends in parts without styles and texts. */
export const Invite = { Root, Link, Share, Receive, Retry };
