import { type MediaType, readTypedFile } from "@satang/core";
import { useCallback, useEffect, useRef } from "react";

/** Reads the type of a file from its content. A file that was chosen before, or by a field that is gone, is ignored. */
export function useLatestRead() {
  const latest = useRef<symbol>(undefined);
  const stop = useCallback(() => {
    latest.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  return {
    read(file: File, take: (typed: File, type: MediaType | null) => void) {
      const own = Symbol();
      latest.current = own;
      void readTypedFile(file).then((typed) => {
        if (latest.current === own) take(typed.file, typed.type);
      });
    },
    stop,
  };
}
