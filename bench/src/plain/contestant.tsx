import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DialogProps, Scheme } from "../contestant.types.ts";
import "./plain.css";

/*
 * The limit: one or two elements, one class, one static style sheet. Nothing that React renders can
 * cost less, and it looks and moves like the others.
 */

export const Frame = ({ children }: { children: ReactNode }) => children;

export const button = (key: number, loud: boolean) => (
  <button key={key} type="button" className={loud ? "button" : "button outline"}>
    {`Button ${key}`}
  </button>
);

/** Can be checked like the others, with its own mark. */
export const checkbox = (key: number) => (
  <label key={key} className="choice">
    <input type="checkbox" className="check" />
    <span>{`Choice ${key}`}</span>
  </label>
);

export const field = (key: number, disabled: boolean) => (
  <div key={key} className="field">
    <label className="label" htmlFor={`field-${key}`}>{`Field ${key}`}</label>
    <input className="input" id={`field-${key}`} disabled={disabled} />
  </div>
);

/**
 * The browser's own dialog, with content only while it is visible. It closes with a transition on
 * the compositor; with `display` and `overlay` in the transition, the styles of the page would be
 * computed in each frame.
 */
export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  const id = useId();
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) {
      ref.current?.showModal();
      return;
    }
    let waits = true;
    const moves = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (waits) setPresent(false);
    });
    return () => {
      waits = false;
    };
  }, [open]);
  return (
    present && (
      <dialog
        ref={ref}
        className="dialog"
        aria-labelledby={id}
        data-leaving={open ? undefined : ""}
        onCancel={() => onOpenChange(false)}
      >
        <h2 id={id}>Transfer</h2>
        <p>The money moves at once.</p>
        {children}
      </dialog>
    )
  );
}

export const useScheme = () => (scheme: Scheme) => {
  document.documentElement.dataset.theme = scheme;
};
