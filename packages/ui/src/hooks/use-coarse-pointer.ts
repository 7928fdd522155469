import { useMedia } from "./use-media.ts";

/**
 * Whether the main pointer is a finger. `true` on a server, because native controls work before any
 * script is loaded.
 */
export const useCoarsePointer = (): boolean => useMedia("(pointer: coarse)", true);
