import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useContext } from "react";
import { Heading } from "../../primitives/Heading/index.ts";
import { Spread } from "../../primitives/Spread/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { ContainerContext } from "./contained-screen.ts";
import { FlowFrame } from "./FlowFrame.tsx";
import type { FlowPartsProps } from "./flow-frame.types.ts";

/** Props of {@link FlowScreen}; everything else goes to its element. */
export type FlowScreenProps = Omit<ComponentPropsWithoutRef<"div">, "title"> & {
  /** Parts that the host changes. */
  readonly parts: FlowPartsProps;
  readonly title: string;
  /** Next to the title, for example a button. */
  readonly end?: ReactNode;
};

/**
 * A flow that is a part of the page, unless it is in a `FlowContainer`: its title, which the host may replace or hide, and its
 * content.
 */
export const FlowScreen = forwardRef<HTMLDivElement, FlowScreenProps>(function FlowScreen(
  { parts: { classNames: own, slots }, title, end, className, children, ...rest },
  ref,
) {
  const show = useContext(ContainerContext);
  if (show)
    return show({
      parts: { classNames: own, slots },
      title,
      children: (
        <div {...rest} ref={ref} className={className}>
          {end && <Spread>{end}</Spread>}
          {children}
        </div>
      ),
    });
  const Header = slots?.header;
  const isOwn = Header !== undefined;
  return (
    <FlowFrame classNames={own} slots={slots}>
      <div {...rest} ref={ref} className={classNames(className, own?.root)}>
        <Spread className={own?.header} data-part="header">
          <Heading
            level={1}
            className={classNames(isOwn && visuallyHidden, own?.title)}
            data-part="title"
          >
            {title}
          </Heading>
          {Header && <Header title={title} description={undefined} onClose={null} />}
          {end}
        </Spread>
        {children}
      </div>
    </FlowFrame>
  );
});
