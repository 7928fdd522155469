import { type ReactNode, useId } from "react";
import styles from "./search-head.module.css";

type SearchHeadProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How much was found. */
  readonly children: ReactNode;
};

/** The search of a block, with its label and its result in words, which is announced. */
export function SearchHead({ label, value, onChange, children }: SearchHeadProps) {
  const id = useId();
  return (
    <div className={styles.head}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className={styles.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span role="status">{children}</span>
    </div>
  );
}
