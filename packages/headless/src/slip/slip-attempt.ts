import { type Failure, fail, type Result } from "@satang/core";

/** Identifies the picture of a slip on this device: it is the order, and may be stored. */
export type SlipOrder = {
  readonly bytes: number;
  /** When the file was changed, ms. */
  readonly modifiedAt: number;
};

/** How far an upload is, in bytes. */
export type SlipProgress = { readonly loaded: number; readonly total: number };

type UploadOptions = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SlipProgress) => void;
};

/** The picture of an order with the progress of its upload. It is in memory only. */
export type SlipAttempt = {
  readonly file: File;
  /** Sends the picture once, with the options of the call. */
  readonly send: <Data>(
    upload: (file: File, options: UploadOptions) => Promise<Result<Data>>,
  ) => Promise<Result<Data>>;
  /** Stops the upload while bytes are left to send. Afterwards the service may have it, and it is ignored. */
  readonly cancel: () => void;
  /** `null` before the first byte, and where the progress cannot be measured. */
  readonly progress: () => SlipProgress | null;
  readonly subscribe: (listener: () => void) => () => void;
};

const CANCELLED: Failure = { kind: "notSent", reason: "cancelled" };

const hasBytesLeft = (progress: SlipProgress | null): boolean =>
  progress !== null && progress.loaded < progress.total;

function createAttempt(file: File): SlipAttempt {
  const listeners = new Set<() => void>();
  let progress: SlipProgress | null = null;
  let stop = new AbortController();
  const setProgress = (next: SlipProgress | null) => {
    progress = next;
    for (const listener of listeners) listener();
  };
  return {
    file,
    async send(upload) {
      stop = new AbortController();
      const { signal } = stop;
      setProgress(null);
      const reply = await upload(file, { signal, onProgress: setProgress });
      return signal.aborted && !reply.ok ? fail(CANCELLED) : reply;
    },
    cancel() {
      if (hasBytesLeft(progress)) stop.abort();
    },
    progress: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const attempts = new WeakMap<SlipOrder, SlipAttempt>();

/** Splits a picture into an order, which may be stored, and an attempt, which stays in memory. */
export function toSlipOrder(file: File): SlipOrder {
  const order = { bytes: file.size, modifiedAt: file.lastModified };
  attempts.set(order, createAttempt(file));
  return order;
}

/** The picture of an order; `null` after a reload. */
export const slipAttemptOf = (order: SlipOrder | null): SlipAttempt | null =>
  (order && attempts.get(order)) ?? null;
