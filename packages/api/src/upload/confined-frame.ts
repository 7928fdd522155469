/** A document is needed for a frame. A policy can name hosts and IPv4 addresses, and no IPv6 address. */
export const canConfine = (origin: string): boolean =>
  typeof document !== "undefined" && !origin.includes("[");

/**
 * Opens an empty frame with a Content-Security-Policy of its own that allows connections to one origin. A browser applies
 * it to redirects too, before it sends anything there: this is the only way to keep an XMLHttpRequest at its origin.
 */
export function openConfinedFrame(origin: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  return new Promise((resolve, reject) => {
    // Some browsers replace the first document of an empty frame when it has loaded.
    frame.onload = () => {
      const inside = frame.contentDocument;
      if (!inside) return reject(new Error("The page allows no frames"));
      const policy = inside.createElement("meta");
      policy.httpEquiv = "Content-Security-Policy";
      policy.content = `connect-src ${origin}`;
      inside.head.append(policy);
      resolve(frame);
    };
    document.documentElement.append(frame);
  });
}
