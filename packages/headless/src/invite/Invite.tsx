import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { sending } from "../parts/part-state.rules.ts";
import { useInvite } from "./use-invite.ts";
import type { ShareWords } from "./use-share.ts";

/** Props of `Invite.Root`; everything else goes to its `div`. */
export type InviteRootProps = RootProps<"div", typeof useInvite>;

/** Props of `Invite.Share`; everything else goes to its `button`. */
export type InviteShareProps = PartProps<"button"> & {
  /** Words that are shared with the address. */
  readonly words?: ShareWords | undefined;
};

/** Inviting friends in parts without styles and texts. */
export const Invite = /* @__PURE__ */ createParts(
  "Invite",
  useInvite,
  ({ root, part, partWith }) => ({
    /** Holds an invite for the parts below it. `data-state` is the state of the view. */
    Root: root("div", "invite"),
    /** The address to share, as text. `data-state` is the state of the view. */
    Link: partWith(
      "output",
      "invite-link",
      ({ link }, { children, ...rest }: PartProps<"output">) => [
        { children: children ?? link },
        rest,
      ],
    ),
    /** The button that opens the share sheet; without one on the device it is not rendered. `data-state` is `ready`. */
    Share: partWith(
      "button",
      "invite-share",
      (view, { words, ...rest }: InviteShareProps) => [view.getShareProps(words), rest],
      { state: () => "ready", when: ({ canShare }) => canShare },
    ),
    /** The button that receives the bonus. `data-state` is `busy` or `ready`. */
    Receive: part("button", "invite-receive", (view) => view.getReceiveProps(), { state: sending }),
    /** The button that reads again after a failure. `data-state` is the state of the view. */
    Retry: part("button", "invite-retry", (view) => view.getRetryProps()),
  }),
);
