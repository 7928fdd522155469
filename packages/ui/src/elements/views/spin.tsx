import { css } from "satang-sheet:spin";
import { SpinFlow } from "../../flows/spin/index.ts";
import { ForMembers } from "./ForMembers.tsx";
import type { ViewProps } from "./view.types.ts";

export { css };

export function View({ offers, onAction, latinOnly, watchWhileClosed, ...props }: ViewProps) {
  return (
    <ForMembers>
      <SpinFlow {...props} />
    </ForMembers>
  );
}
