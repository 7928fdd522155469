import { css } from "satang-sheet:spin";
import { SpinFlow } from "../../flows/spin/index.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ offers, onAction, latinOnly, ...props }: ViewProps) {
  return <SpinFlow {...props} />;
}
