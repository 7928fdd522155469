/// <reference types="vite/client" />
import { useId } from "react";
import "./limit.css";

interface ButtonProps {
  readonly variant: "accent" | "outline";
  readonly children: string;
}

/** One element and one class: nothing that React draws can be lighter. */
export function LimitButton({ variant, children }: ButtonProps) {
  return (
    <button type="button" className="limit-button" data-variant={variant}>
      {children}
    </button>
  );
}

/** Label and input, joined by an id. */
export function LimitField({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <div className="limit-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </div>
  );
}
