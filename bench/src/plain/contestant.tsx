import { type ReactNode, useEffect, useId, useRef } from "react";
import type { Scheme } from "../contestant.types.ts";
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

export const field = (key: number, disabled: boolean) => (
  <div key={key} className="field">
    <label className="label" htmlFor={`field-${key}`}>{`Field ${key}`}</label>
    <input className="input" id={`field-${key}`} disabled={disabled} />
  </div>
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The browser's own, which leaves by CSS. */
export function Dialog({ open, onOpenChange }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return (
    <dialog ref={ref} className="dialog" aria-labelledby={id} onClose={() => onOpenChange(false)}>
      <h2 id={id}>Transfer</h2>
      <p>The money moves at once.</p>
      <button type="button" className="button" onClick={() => onOpenChange(false)}>
        Close
      </button>
    </dialog>
  );
}

export const useScheme = () => (scheme: Scheme) => {
  document.documentElement.dataset.theme = scheme;
};
