import { createLazyModule } from "@satang/core";

/** The sanitizer, which is loaded with DOMPurify when the first markup is shown. */
export const lazySanitizer = createLazyModule(async () =>
  (await import("./sanitizer.ts")).createSanitize(),
);
