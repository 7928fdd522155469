export { CHAT_RECONNECT_MS, chatConnectionMachine } from "./chat-connection.machine.ts";
export {
  type ChatConnectionSnapshot,
  type ChatLineState,
  selectChatError,
  selectChatLine,
  selectChatMessages,
  selectChatRoom,
  selectIsHistoryRead,
} from "./chat-connection.selectors.ts";
export type {
  ChatConnectionContext,
  ChatConnectionEvent,
  ChatConnectionInput,
  HistoryReply,
} from "./chat-connection.types.ts";
export { chatDeliveryMachine } from "./chat-delivery.machine.ts";
export {
  type ChatDeliverySnapshot,
  selectChatDelivery,
  selectChatTurn,
  selectDeliveryError,
  selectOutgoingMessage,
  selectUploadProgress,
} from "./chat-delivery.selectors.ts";
export type {
  ChatDeliveryContext,
  ChatDeliveryEffects,
  ChatDeliveryEvent,
  ChatDeliveryInput,
  UploadedContent,
} from "./chat-delivery.types.ts";
export {
  CHAT_FILE_LIMIT_MB,
  CHAT_MEDIA_TYPES,
  CHAT_PICKER_TYPES,
  type ChatFile,
  type ChatFileKind,
  type ChatFileProblem,
  chatKindOf,
  findChatFileProblem,
} from "./chat-file.rules.ts";
export type {
  ChatContent,
  ChatDelivery,
  ChatFinding,
  ChatMessage,
  ChatSender,
  OutgoingMessage,
} from "./chat-message.types.ts";
export { chatOutboxMachine } from "./chat-outbox.machine.ts";
export {
  type ChatOutboxSnapshot,
  selectIsResting,
  selectOutgoing,
} from "./chat-outbox.selectors.ts";
export type {
  ChatDeliveryRef,
  ChatOutboxContext,
  ChatOutboxEffects,
  ChatOutboxEvent,
  ChatOutboxInput,
  ChatOutgoing,
} from "./chat-outbox.types.ts";
export { chatSupportMachine, TYPING_MS } from "./chat-support.machine.ts";
export {
  type ChatSupportSnapshot,
  selectAnswersInMinutes,
  selectIsOnline,
  selectIsTyping,
  selectSupportReadAt,
} from "./chat-support.selectors.ts";
export type { ChatSupport, ChatSupportChange, ChatSupportEvent } from "./chat-support.types.ts";
export {
  CHAT_TEXT_MAX,
  type ChatKey,
  type ChatTextProblem,
  chatTextLength,
  findChatTextProblem,
  isSendKey,
} from "./chat-text.rules.ts";
export {
  CHAT_PAGE_SIZE,
  countUnread,
  findEcho,
  isCaughtUp,
  isSessionEnd,
  mergeMessages,
  messageIdentity,
  newestOf,
  oldestEchoAt,
  sessionOf,
} from "./conversation.rules.ts";
export {
  addToOutbox,
  needsUpload,
  nextToSend,
  type Outbox,
  readOutbox,
  removeFromOutbox,
  withoutStored,
  writeOutbox,
  writtenAfter,
} from "./outbox.rules.ts";
export {
  READ_DELAY_MS,
  type ReadMarkContext,
  type ReadMarkEvent,
  type ReadMarkInput,
  type ReadMarkSnapshot,
  readMarkMachine,
  selectReadAt,
} from "./read-mark.machine.ts";
export { readReceived, readReceivedList } from "./received.rules.ts";
export { CHAT_PAGE_MOST } from "./received-limits.rules.ts";
export { readReceipt, readSupport, readSupportEvent } from "./received-support.rules.ts";
