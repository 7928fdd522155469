import { css } from "satang-sheet:chat";
import { ChatWidget } from "../../flows/chat/index.ts";
import type { ViewProps } from "./view.types.ts";

export { css };

/** The chat is for visitors, too. */
export function View({ open, onOpenChange, pictureOrigins, watchWhileClosed }: ViewProps) {
  return (
    <ChatWidget
      open={open}
      onOpenChange={onOpenChange}
      pictureOrigins={pictureOrigins}
      watchWhileClosed={watchWhileClosed}
    />
  );
}
