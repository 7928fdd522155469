import type { CallOptions } from "../contract/call-options.types.ts";

/** How far an upload is, in bytes. */
export type UploadProgress = {
  readonly loaded: number;
  readonly total: number;
};

/** Options of every upload method. */
export interface UploadOptions extends CallOptions {
  /** Called while bytes are sent; never called by a transport that cannot measure it. */
  onProgress?: (progress: UploadProgress) => void;
}

/** An upload to send. */
export type UploadRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** Aborted at the time limit and by the caller. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
};

/** The reply to an upload. */
export type UploadReply = {
  readonly status: number;
  readonly text: string;
  /** The `Date` header, where readable. */
  readonly date: string | null;
};

/** Sends an upload. Rejects when no reply arrived or the signal was aborted. */
export type UploadTransport = (request: UploadRequest) => Promise<UploadReply>;
