import type { KeyboardEvent } from "react";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { useLayer } from "../../overlay/use-layer.ts";
import type { ComboboxOption } from "./combobox.types.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/**
 * Keys of a combo box as in the ARIA Authoring Practices.
 * @param because called with the reason before a key closes the list
 */
export function useComboboxKeys(
  state: ComboBoxState<ComboboxOption>,
  because: (reason: OpenChangeReason) => void,
) {
  useLayer(state.isOpen, () => {
    because("escape");
    state.revert();
  });
  const commitBecause = (nothingChosen: OpenChangeReason) => {
    because(state.selectionManager.focusedKey === null ? nothingChosen : "itemPress");
    state.commit();
  };

  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      if (state.isOpen) move(state, step, Math.abs(step) === 1);
      else state.open(step > 0 ? "first" : "last", "manual");
    } else if (event.key === "Enter" && state.isOpen) {
      event.preventDefault();
      commitBecause("trigger");
    } else if (event.key === "Tab" && state.isOpen) {
      commitBecause("focusOut");
    }
  };
}

/** Highlights another option, without disabled ones; single steps continue past the ends. */
function move(state: ComboBoxState<ComboboxOption>, step: number, goesRound: boolean): void {
  const { selectionManager: manager, collection } = state;
  const keys = [...collection.getKeys()].filter((key) => !manager.isDisabled(key));
  if (keys.length === 0) return;
  const at = manager.focusedKey === null ? -1 : keys.indexOf(manager.focusedKey);
  const wanted = at < 0 && step < 0 ? keys.length - 1 : at + step;
  const index = goesRound
    ? (wanted + keys.length) % keys.length
    : Math.min(Math.max(wanted, 0), keys.length - 1);
  manager.setFocusedKey(keys[index] ?? null);
}
