import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../../primitives/Heading/index.ts";
import * as styles from "./RegisterFlow.css.ts";

/** Props of {@link StepHead}. */
export interface StepHeadProps {
  title: ReactNode;
  /** Muted lines below. */
  children?: ReactNode;
  /** Gets the focus when the step opens, except on the first screen. */
  takesFocus: boolean;
}

/** Title of a step. A screen reader begins here after the step has changed. */
export function StepHead({ title, children, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.head}>
      <Heading level={1} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
