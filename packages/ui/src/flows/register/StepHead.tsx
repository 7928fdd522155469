import { type ReactNode, useContext, useEffect, useRef } from "react";
import { Heading } from "../../primitives/Heading/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { useIsContained } from "../frame/contained-screen.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
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
  const own = useContext(FlowFrameContext).classNames;
  const isContained = useIsContained();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.head}>
      <Heading
        level={isContained ? 2 : 1}
        ref={heading}
        tabIndex={-1}
        className={classNames(styles.title, !isContained && own?.title)}
        data-part="title"
      >
        {title}
      </Heading>
      {children}
    </div>
  );
}
