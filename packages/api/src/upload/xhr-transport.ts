import { canConfine, openConfinedFrame } from "./confined-frame.ts";
import type { UploadReply, UploadRequest, UploadTransport } from "./upload.types.ts";

const originOf = (address: string) => new URL(address).origin;

/** Sends with one request, and reads a reply of the same origin only. */
const sendWith = (
  xhr: XMLHttpRequest,
  { url, method, headers, form, signal, onProgress }: UploadRequest,
): Promise<UploadReply> =>
  new Promise((resolve, reject) => {
    const abort = () => xhr.abort();
    const settle = (finish: () => void) => () => {
      signal.removeEventListener("abort", abort);
      finish();
    };
    const lost = settle(() => reject(new Error("No reply to the upload")));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = "text";
    const report = ({ loaded, total }: ProgressEvent) => onProgress?.({ loaded, total });
    xhr.upload.onloadstart = report;
    xhr.upload.onprogress = report;
    xhr.onerror = lost;
    xhr.onabort = lost;
    xhr.ontimeout = lost;
    xhr.onload = settle(() => {
      // Without a confined frame, a browser follows redirects by itself.
      if (originOf(xhr.responseURL || url) !== originOf(url)) {
        reject(new Error("The reply to the upload came from another origin"));
        return;
      }
      const date = xhr.getResponseHeader("date");
      resolve({ status: xhr.status, text: xhr.responseText, date });
    });
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) lost();
    else xhr.send(form);
  });

type FrameWindow = Window & { readonly XMLHttpRequest: typeof XMLHttpRequest };

async function sendConfined(request: UploadRequest): Promise<UploadReply> {
  const frame = await openConfinedFrame(originOf(request.url));
  try {
    return await sendWith(new (frame.contentWindow as FrameWindow).XMLHttpRequest(), request);
  } finally {
    frame.remove();
  }
}

/**
 * Sends with XMLHttpRequest, the only way to measure the bytes sent. In a page it follows no redirect to another origin,
 * because it sends from a frame that may connect to the origin of the call only.
 */
export const xhrTransport: UploadTransport = (request) =>
  canConfine(originOf(request.url))
    ? sendConfined(request)
    : sendWith(new XMLHttpRequest(), request);
