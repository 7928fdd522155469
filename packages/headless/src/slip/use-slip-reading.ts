import type { SlipReading } from "@satang/machines/slip";
import { useEffect, useState } from "react";

type Read = { readonly file: File; readonly reading: SlipReading | null };

/**
 * Reads the chosen picture on the device. The reader is loaded with the first picture.
 * @returns `null` without a picture, while it is read, and when the reader could not be loaded
 */
export function useSlipReading(file: File | null): {
  readonly reading: SlipReading | null;
  readonly isReading: boolean;
} {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const finish = (reading: SlipReading | null) => {
      if (isCurrent) setRead({ file, reading });
    };
    import("./read-slip.ts")
      .then(({ readSlip }) => readSlip(file))
      .then(finish, () => finish(null));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  const isReading = file !== null && read?.file !== file;
  return { reading: isReading ? null : (read?.reading ?? null), isReading };
}
