import {
  enter,
  enterShown,
  findUnreported,
  type ShownValue,
  shownTextProps,
} from "@satang/headless/forms";
import { Component, type ComponentPropsWithoutRef, type ReactNode, type RefObject } from "react";

/** Props of {@link ShownForm}: those of a `form`. */
export type ShownFormProps = ComponentPropsWithoutRef<"form"> & {
  readonly form: RefObject<HTMLFormElement | null>;
};

/**
 * A form that keeps what its fields show, also where no event reported it: what was typed before the app has taken over the page,
 * or what a password manager has set. A class, because only it is called before React writes its own values into the fields.
 */
export class ShownForm extends Component<ShownFormProps> {
  override componentDidMount(): void {
    enterShown(this.props.form.current as HTMLFormElement);
  }

  override getSnapshotBeforeUpdate(): readonly ShownValue[] {
    return findUnreported(this.props.form.current as HTMLFormElement);
  }

  override componentDidUpdate(_: unknown, __: unknown, shown: readonly ShownValue[]): void {
    shown.forEach(enter);
  }

  override render(): ReactNode {
    const { form, ...props } = this.props;
    return <form {...props} {...shownTextProps} ref={form} />;
  }
}
