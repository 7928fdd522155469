import { useLookup } from "../info/index.ts";
import { useSession } from "../session/index.ts";
import { useHasConversation } from "./use-has-conversation.ts";

/** View that {@link useChatOffer} returns. */
export type ChatOffer = {
  /**
   * The service has the chat on (journey.txt §6); `false` until that was read. Where it cannot be read, as without a line, a
   * person with a conversation is offered it: messages may wait.
   */
  readonly isOn: boolean;
  /** `isOn` was not read yet. */
  readonly isLoading: boolean;
  /** The person has taken part in a conversation on this device: messages may wait, and answers may have arrived. */
  readonly hasConversation: boolean;
};

/**
 * Whether the chat is offered, for a button that loads the chat itself later.
 * @throws Error outside `SatangProvider`.
 * @example
 * const { isOn } = useChatOffer();
 * {isOn && <button onClick={open}>Chat</button>}
 */
export function useChatOffer(): ChatOffer {
  const { isSignedIn } = useSession();
  const { state, data } = useLookup("enableChatWidget");
  const hasConversation = useHasConversation(isSignedIn);
  return {
    isOn: data === null ? state === "readFailed" && hasConversation : data.isActive === true,
    isLoading: state === "loading",
    hasConversation,
  };
}
