import {
  type LimitEffect,
  type OwnLimitName,
  type ProtectionView,
  useProtection,
} from "@satang/headless/protection";
import { useRef } from "react";

/** Props of the form of a limit. */
export type LimitFormProps = {
  /** Called when it was saved, with what that did. */
  readonly onSaved: (effect: LimitEffect | null) => void;
  /** The same, when that was found after the form was closed. */
  readonly onSavedLater: (effect: LimitEffect | null) => void;
};

/** Saves a limit and says what that did. */
export function useLimitForm(
  name: OwnLimitName,
  { onSaved, onSavedLater }: LimitFormProps,
): {
  readonly protection: ProtectionView;
  /** `null` removes the limit. */
  readonly save: (value: number | null) => void;
} {
  const effect = useRef<LimitEffect | null>(null);
  const protection = useProtection({
    onSaved: () => onSaved(effect.current),
    onSavedLater: () => onSavedLater(effect.current),
  });
  const save = (value: number | null) => {
    effect.current = protection.effectOf(name, value);
    protection.actions.change({ kind: "limit", limit: name, value });
  };
  return { protection, save };
}
