import { type ReactNode, useEffect, useRef } from "react";
import { Heading } from "../../primitives/Heading/index.ts";
import * as css from "./RegisterFlow.css.ts";

/** Props of {@link StepHead}. */
export interface StepHeadProps {
  title: ReactNode;
  /** Muted lines below. */
  children?: ReactNode;
  /** Where the focus goes when the step opens; not on the very first screen. */
  takesFocus: boolean;
}

/** Title of a step. A screen reader starts reading here when the step changed. */
export function StepHead({ title, children, takesFocus }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={css.head}>
      <Heading level={1} ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
