import {
  type ComponentRef,
  type Context,
  forwardRef,
  type JSX,
  type Ref,
  type RefAttributes,
} from "react";
import { Part, type PartProps } from "./part.tsx";

type Tag = "div" | "form";

/** Props of the root of a flow; everything else goes to its element. */
export type FlowRootProps<T extends Tag, View, Options> = PartProps<T> & {
  /** Your own view, from the hook of the flow. Without it, Root creates one. */
  readonly value?: View | undefined;
  /** Options of the view that Root creates. */
  readonly options?: Options | undefined;
};

type FlowOf<View, Options> = {
  /** The context that the parts read. */
  readonly context: Context<View | undefined>;
  /** Creates the view when the host passes none. */
  readonly useFlow: (options?: Options) => View;
  /** Props of the element, for example those of a form. */
  readonly propsOf?: (view: View) => object;
};

type NamedRootProps<T extends Tag, View, Options> = FlowRootProps<T, View, Options> &
  FlowOf<View, Options> & { readonly tag: T; readonly named: string };

type AnyView = { readonly state: string };
type AnyRootProps = NamedRootProps<"div", AnyView, unknown>;

const GivenRoot = forwardRef<
  unknown,
  Omit<AnyRootProps, "value" | "options" | "useFlow"> & { readonly value: AnyView }
>(function GivenRoot({ context, propsOf, value, ...props }, ref) {
  return (
    <context.Provider value={value}>
      <Part state={value.state} {...propsOf?.(value)} {...props} ref={ref as Ref<HTMLDivElement>} />
    </context.Provider>
  );
});

const OwnRoot = forwardRef<unknown, Omit<AnyRootProps, "value">>(function OwnRoot(
  { useFlow, options, ...props },
  ref,
) {
  return <GivenRoot {...props} value={useFlow(options)} ref={ref} />;
});

/** Renders the root of a flow and holds its view for the parts below. `data-state` is the state of the view. */
export const FlowRoot = forwardRef<unknown, AnyRootProps>(function FlowRoot(
  { value, options, useFlow, ...props },
  ref,
) {
  if (value) return <GivenRoot {...props} value={value} ref={ref} />;
  return <OwnRoot {...props} useFlow={useFlow} options={options} ref={ref} />;
}) as <T extends Tag, View extends AnyView, Options>(
  props: NamedRootProps<T, View, Options> & RefAttributes<ComponentRef<T>>,
) => JSX.Element;
