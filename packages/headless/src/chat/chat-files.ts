import { removeDatabase } from "../storage/remove-database.ts";
import { storageKeys } from "../storage/storage-keys.ts";

const GUEST_FILES = "satang.chat.guest.files";
const STORE = "files";
/** Three films of the largest size. */
const MOST_BYTES = 60 * 1024 * 1024;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/** The files of messages that were not sent. Nothing here throws or rejects. */
export type ChatFiles = {
  /** Files that this page has read, by client id. */
  readonly inMemory: ReadonlyMap<string, File>;
  /**
   * Keeps a file for this page, and on the device for the next one. The device keeps at most 60 MiB, for a week; a file
   * beyond that, or on a device that stores none, ends with the page.
   */
  readonly keep: (clientId: string, file: File) => void;
  /** The file of a message; `null` when the device does not have it. */
  readonly read: (clientId: string) => Promise<File | null>;
  readonly forget: (clientId: string) => void;
  /** Removes every file from the device. */
  readonly forgetAll: () => void;
};

type KeptFile = { readonly clientId: string; readonly file: File; readonly at: number };

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Uses the database and closes it: sign-out deletes it, also from another tab. */
async function withStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value | null> {
  try {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore(STORE, { keyPath: "clientId" });
    const database = await settled(opening);
    try {
      return await use(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

async function keepIn(store: IDBObjectStore, kept: KeptFile): Promise<void> {
  let bytes = kept.file.size;
  for (const { clientId, file, at } of (await settled(store.getAll())) as KeptFile[]) {
    if (kept.at - at > LONGEST_MS) store.delete(clientId);
    else bytes += file.size;
  }
  if (bytes <= MOST_BYTES) await settled(store.put(kept));
}

/** The files of one person: those of a member are deleted at sign-out. */
export function createChatFiles(isMember: boolean): ChatFiles {
  const name = isMember ? storageKeys.memberChatFiles : GUEST_FILES;
  const inMemory = new Map<string, File>();
  return {
    inMemory,
    keep(clientId, file) {
      inMemory.set(clientId, file);
      const kept = { clientId, file, at: Date.now() };
      void withStore(name, "readwrite", (store) => keepIn(store, kept));
    },
    async read(clientId) {
      const known = inMemory.get(clientId);
      if (known) return known;
      const kept = await withStore(name, "readonly", (store) => settled(store.get(clientId)));
      const file: unknown = kept?.file;
      if (!(file instanceof File)) return null;
      inMemory.set(clientId, file);
      return file;
    },
    forget(clientId) {
      // Most messages have no file, and opening the database would create it.
      if (!inMemory.delete(clientId)) return;
      void withStore(name, "readwrite", (store) => settled(store.delete(clientId)));
    },
    forgetAll: () => removeDatabase(name),
  };
}
