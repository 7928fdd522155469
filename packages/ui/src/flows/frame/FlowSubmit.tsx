import { type MouseEvent, useContext } from "react";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { FlowFrameContext } from "./flow-frame-context.ts";

/** Props of {@link FlowSubmit}: those of the prop getter, and of the `Button` that it is. */
export type FlowSubmitButtonProps = ButtonProps & { readonly loading: boolean };

/** As the `Button` while it is busy: the host's own button must not send an order twice. */
const busy = {
  "aria-disabled": true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/** The button that sends the form of a flow, or that of the host. */
export function FlowSubmit({
  className,
  variant = "accent",
  width = "fill",
  ...props
}: FlowSubmitButtonProps) {
  const { classNames: own, slots } = useContext(FlowFrameContext);
  const Own = slots?.submit;
  if (Own) return <Own {...props} {...(props.loading && busy)} className={own?.submit} />;
  return (
    <Button
      {...props}
      variant={variant}
      width={width}
      className={classNames(className, own?.submit)}
      data-part="submit"
    />
  );
}
