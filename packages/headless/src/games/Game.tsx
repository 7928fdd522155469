import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { GameButtonProps, GameView } from "./game.view.ts";
import { type UseGameOptions, useGame } from "./use-game.ts";

// Marked as pure: a page that only activates games leaves these parts out.
const GameContext = /* @__PURE__ */ createContext<GameView | undefined>(undefined);
const useView = (part: string) => usePartContext(GameContext, `Game.${part}`, "Game.Root");
const useFlow = (options: UseGameOptions = { code: null }) => useGame(options);

const stateOf = (props: GameButtonProps) =>
  readiness(props["aria-busy"] ?? false, props["aria-disabled"] ?? false);

/** Props of `Game.Root`; everything else goes to its `div`. */
export type GameRootProps = FlowRootProps<"div", GameView, UseGameOptions>;

/** Holds one game account for the parts below it. `data-state` is the state of the view. */
const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, GameRootProps>(function Root(props, ref) {
  return (
    <FlowRoot tag="div" named="game" context={GameContext} useFlow={useFlow} {...props} ref={ref} />
  );
});

/** The button that opens the account. `data-state` is `busy`, `ready` or `disabled`. */
const Activate = /* @__PURE__ */ forwardRef<HTMLButtonElement, PartProps<"button">>(
  function Activate(props, ref) {
    const button = useView("Activate").getActivateProps();
    return (
      <Part
        tag="button"
        named="game-activate"
        state={stateOf(button)}
        {...button}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that opens the site. `data-state` is `busy`, `ready` or `disabled`. */
const Play = /* @__PURE__ */ forwardRef<HTMLButtonElement, PartProps<"button">>(
  function Play(props, ref) {
    const button = useView("Play").getPlayProps();
    return (
      <Part
        tag="button"
        named="game-play"
        state={stateOf(button)}
        {...button}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that moves the whole wallet to the game. `data-state` is `busy`, `ready` or `disabled`. */
const TransferOnly = /* @__PURE__ */ forwardRef<HTMLButtonElement, PartProps<"button">>(
  function TransferOnly(props, ref) {
    const button = useView("TransferOnly").getTransferOnlyProps();
    return (
      <Part
        tag="button"
        named="game-transfer-only"
        state={stateOf(button)}
        {...button}
        {...props}
        ref={ref}
      />
    );
  },
);

/** The button that asks for a new password. `data-state` is `busy`, `ready` or `disabled`. */
const Reset = /* @__PURE__ */ forwardRef<HTMLButtonElement, PartProps<"button">>(
  function Reset(props, ref) {
    const button = useView("Reset").getResetProps();
    return (
      <Part
        tag="button"
        named="game-reset"
        state={stateOf(button)}
        {...button}
        {...props}
        ref={ref}
      />
    );
  },
);

/** One game account in parts without styles and texts. */
export const Game = { Root, Activate, Play, TransferOnly, Reset };
