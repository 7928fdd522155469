import { createKeyValueStore, storageKeys } from "@satang/headless";
import { config } from "../config.ts";

const storage = createKeyValueStore(() => window.localStorage, { prefix: config.storagePrefix });

/** The language chosen on this device; `public/before-paint.js` reads the same key. */
export const storedLocale = {
  read: () => storage.read(storageKeys.locale),
  write: (locale: string) => storage.write(storageKeys.locale, locale),
};
