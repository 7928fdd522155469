import { createKeyValueStore, storageKeys } from "@satang/headless/provider";
import { config } from "../config/config.ts";

const storage = createKeyValueStore(() => window.localStorage, { prefix: config.storagePrefix });

/** The language chosen on this device. */
export const storedLocale = {
  read: () => storage.read(storageKeys.locale),
  write: (locale: string) => storage.write(storageKeys.locale, locale),
};
