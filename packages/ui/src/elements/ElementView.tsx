import { Component, type ReactNode } from "react";
import { Surroundings, type SurroundingsProps } from "../provider/Surroundings.tsx";
import type { LoadedView, ViewProps } from "./views/view.types.ts";

/** Props of {@link ElementView}. */
export type ElementViewProps = Omit<
  SurroundingsProps,
  "children" | "theme" | "surface" | "catalogue"
> & {
  readonly View: LoadedView["View"];
  readonly view: ViewProps;
};

/** A flow that fails takes no other element of the page with it. React reports the error. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** The flow of one element. Its theme is that of the element, which its variables are inherited from. */
export function ElementView({ View, view, ...surroundings }: ElementViewProps) {
  return (
    <Boundary>
      <Surroundings {...surroundings} catalogue={undefined}>
        <View {...view} />
      </Surroundings>
    </Boundary>
  );
}
