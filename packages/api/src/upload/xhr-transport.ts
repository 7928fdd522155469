import type { UploadTransport } from "./upload.types.ts";

const originOf = (address: string) => new URL(address).origin;

/** Sends with XMLHttpRequest, the only way to measure the bytes sent. A reply from another origin is not read. */
export const xhrTransport: UploadTransport = ({ url, method, headers, form, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (finish: () => void) => () => {
      signal.removeEventListener("abort", abort);
      finish();
    };
    const lost = settle(() => reject(new Error("No reply to the upload")));
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.responseType = "text";
    if (onProgress) xhr.upload.onprogress = ({ loaded, total }) => onProgress({ loaded, total });
    xhr.onerror = lost;
    xhr.onabort = lost;
    xhr.ontimeout = lost;
    xhr.onload = settle(() => {
      // A browser follows redirects by itself, and XMLHttpRequest cannot forbid it.
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
