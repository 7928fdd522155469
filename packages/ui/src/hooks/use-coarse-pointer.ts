import { useMedia } from "./use-media.ts";

/** Whether the main pointer is a finger. On a server yes: the device's own controls work before any script has loaded. */
export const useCoarsePointer = (): boolean => useMedia("(pointer: coarse)", true);
