import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { DialogProps, Scheme } from "../contestant.types.ts";
import "./plain.css";

/*
 * The limit: one element or two, one class, one static style sheet. Nothing that React draws can
 * be lighter, and it looks and moves like the rest.
 */

export const Frame = ({ children }: { children: ReactNode }) => children;

export const button = (key: number, loud: boolean) => (
  <button key={key} type="button" className={loud ? "button" : "button outline"}>
    {`Button ${key}`}
  </button>
);

/** Checked as the others are, by a mark of its own. */
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
 * The browser's own, with its content while it is seen. It leaves by a transition that the compositor runs; `display` and
 * `overlay` in the transition would restyle the page in each of its frames.
 */
export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  const id = useId();
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) ref.current?.showModal();
  }, [open]);
  return (
    present && (
      <dialog
        ref={ref}
        className="dialog"
        aria-labelledby={id}
        data-leaving={open ? undefined : ""}
        onCancel={() => onOpenChange(false)}
        onTransitionEnd={open ? undefined : () => setPresent(false)}
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
