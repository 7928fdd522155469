import { ChatButton } from "@satang/ui/flows/chat";
import { useEffect, useEffectEvent, useRef } from "react";

/** Props of {@link EarlyChatButton}. */
export type EarlyChatButtonProps = {
  /** The conversation is being loaded. @default false */
  readonly loading?: boolean;
  /** Called on a press. */
  readonly onPress: () => void;
};

/**
 * The button of the chat until the conversation, which has one of its own, takes its place. A browser reports no click on a
 * button that is removed before it is released: a press that has begun counts.
 */
export function EarlyChatButton({ loading = false, onPress }: EarlyChatButtonProps) {
  const isDown = useRef(false);
  const follow = (down: boolean) => () => {
    isDown.current = down;
  };
  const onRemoved = useEffectEvent(() => {
    if (isDown.current) onPress();
  });
  useEffect(() => () => onRemoved(), []);
  return (
    <aside
      onPointerDown={follow(true)}
      onPointerUp={follow(false)}
      onPointerCancel={follow(false)}
      onPointerLeave={follow(false)}
    >
      <ChatButton loading={loading} onPress={onPress} />
    </aside>
  );
}
