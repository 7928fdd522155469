export { CopyButton, type CopyButtonProps } from "./CopyButton.tsx";
export { type CopyState, useCopy } from "./use-copy.ts";
