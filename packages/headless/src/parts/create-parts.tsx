import {
  type ComponentPropsWithoutRef,
  type ComponentRef,
  type ComponentType,
  createContext,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
} from "react";
import { Part, type PartProps, type PartTag } from "./part.tsx";
import { usePartContext } from "./part-context.ts";

type AnyView = { readonly state: string };
/** The hook of a flow: options, if any, to a view. */
type FlowHook = (options: never) => AnyView;

/** A part as a component. */
export type PartComponent<Props, Element> = ForwardRefExoticComponent<
  Props & RefAttributes<Element>
>;

type Given<View> = {
  /** Your own view, from the hook of the flow. Without it, Root creates one. */
  readonly value?: View | undefined;
};

/**
 * Props of the root of a flow: a view, or options of the view that it creates, as its hook takes them. Everything else
 * goes to its element.
 */
export type RootProps<Tag extends PartTag, Hook extends FlowHook> = PartProps<Tag> &
  (Parameters<Hook> extends readonly []
    ? Given<ReturnType<Hook>>
    : undefined extends Parameters<Hook>[0]
      ? Given<ReturnType<Hook>> & {
          /** Options of the view that Root creates. */
          readonly options?: Parameters<Hook>[0];
        }
      :
          | {
              /** Your own view, from the hook of the flow. */
              readonly value: ReturnType<Hook>;
            }
          | {
              /** Options of the view that Root creates. */
              readonly options: Parameters<Hook>[0];
            });

type Binding<View, Bound, Props> = {
  /** `data-state`. @default the state of the view */
  readonly state?: (view: View, bound: Bound, props: Props) => string;
  /** When it is rendered. @default always */
  readonly when?: (view: View) => boolean;
};

/** Values that a component of its own gets instead of a line in the table. */
export type OwnPart<View, Props, Element> = {
  readonly view: View;
  readonly props: Props;
  readonly forwarded: ForwardedRef<Element>;
};

type Makers<Hook extends FlowHook, View = ReturnType<Hook>> = {
  /** The root: it holds the view for the parts below it. */
  readonly root: <Tag extends PartTag>(
    tag: Tag,
    named: string,
    getProps?: (view: View) => ComponentPropsWithoutRef<Tag>,
  ) => PartComponent<RootProps<Tag, Hook>, ComponentRef<Tag>>;
  /** A part: its element, its `data-part`, and the props that it gets from the view. The host's own props win. */
  readonly part: <Tag extends PartTag, Bound extends ComponentPropsWithoutRef<Tag>>(
    tag: Tag,
    named: string,
    getProps: (view: View) => Bound,
    binding?: Binding<View, Bound, PartProps<Tag>>,
  ) => PartComponent<PartProps<Tag>, ComponentRef<Tag>>;
  /** A part with props that are for the getter: it returns what the view gives, and the props that are for the element. */
  readonly partWith: <
    Tag extends PartTag,
    Bound extends ComponentPropsWithoutRef<Tag>,
    Props extends object,
  >(
    tag: Tag,
    named: string,
    getProps: (view: View, props: Props) => readonly [bound: Bound, rest: PartProps<Tag>],
    binding?: Binding<View, Bound, Props>,
  ) => PartComponent<Props, ComponentRef<Tag>>;
  /** A part that needs a hook, a context or no element at all: a component gets the view and renders it. */
  readonly own: <Props, Element>(
    Own: (part: OwnPart<View, Props, Element>) => ReactNode,
  ) => PartComponent<Props, Element>;
};

type AnyProps = Record<string, unknown>;
type AnyPart = OwnPart<AnyView, AnyProps, HTMLDivElement>;
type AnyBinding = Binding<AnyView, AnyProps, AnyProps>;
type GetProps = (view: AnyView) => AnyProps;
type GetBoth = (view: AnyView, props: AnyProps) => readonly [bound: AnyProps, rest: AnyProps];
/** The makers for a view, an element and props of every type. */
type AnyMakers = {
  readonly root: (tag: "div", named: string, getProps?: GetProps) => Made;
  readonly part: (tag: "div", named: string, getProps: GetProps, binding?: AnyBinding) => Made;
  readonly partWith: (tag: "div", named: string, getProps: GetBoth, binding?: AnyBinding) => Made;
  readonly own: (Own: ComponentType<AnyPart>) => Made;
};

type Made = ForwardRefExoticComponent<AnyProps & RefAttributes<HTMLDivElement>>;
type Render = (props: AnyProps, forwarded: ForwardedRef<HTMLDivElement>, made: Made) => ReactNode;

/** A component that passes its ref on; the table names it. */
function component(render: Render): Made {
  const made: Made = forwardRef((props: AnyProps, forwarded) => render(props, forwarded, made));
  return made;
}

type CreatedProps = Omit<AnyPart, "view"> & {
  readonly Root: Made;
  readonly useFlow: FlowHook;
  readonly options: unknown;
};

/** A root with a view of its own. */
function Created({ Root, useFlow, options, props, forwarded }: CreatedProps) {
  return <Root {...props} value={useFlow(options as never)} ref={forwarded} />;
}

const stateOf = (view: AnyView) => view.state;

/**
 * The parts of a flow, from a table with a line for each. Mark the call as pure, so that a page without the parts leaves
 * them out.
 * @param flow name of the flow, for React's tools and for the message of a part outside of its root
 * @param useFlow creates the view when the host passes none
 */
export function createParts<Hook extends FlowHook, Table extends object>(
  flow: string,
  useFlow: Hook,
  table: (makers: Makers<Hook>) => Table,
): Table {
  const context = createContext<AnyView | undefined>(undefined);
  const inside = (render: (part: AnyPart) => ReactNode) =>
    component((props, forwarded, made) =>
      render({
        view: usePartContext(context, `${made.displayName}`, `${flow}.Root`),
        props,
        forwarded,
      }),
    );

  const makers: AnyMakers = {
    root: (tag, named, getProps) =>
      component(({ value, options, ...props }, forwarded, Root) => {
        const view = value as AnyView | undefined;
        if (!view) return <Created {...{ Root, useFlow, options, props, forwarded }} />;
        const given = { ...getProps?.(view), ...props, forwarded };
        return (
          <context.Provider value={view}>
            <Part tag={tag} named={named} state={view.state} {...given} />
          </context.Provider>
        );
      }),
    part: (tag, named, getProps, binding) =>
      makers.partWith(tag, named, (view, props) => [getProps(view), props], binding),
    partWith: (tag, named, getProps, { state = stateOf, when } = {}) =>
      inside(({ view, props, forwarded }) => {
        if (when && !when(view)) return null;
        const [bound, rest] = getProps(view, props);
        const given = { ...bound, ...rest, forwarded };
        return <Part tag={tag} named={named} state={state(view, bound, props)} {...given} />;
      }),
    own: (Own) => inside((part) => <Own {...part} />),
  };
  const parts = table(makers as unknown as Makers<Hook>);
  for (const [name, part] of Object.entries(parts)) part.displayName = `${flow}.${name}`;
  return parts;
}
