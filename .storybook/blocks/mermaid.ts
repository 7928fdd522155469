import source from "@mermaid-js/tiny/dist/mermaid.tiny.js?url";

interface Mermaid {
  initialize(config: {
    startOnLoad: boolean;
    securityLevel: "strict";
    theme: "neutral";
    flowchart: { curve: "linear" };
  }): void;
  render(id: string, text: string): Promise<{ svg: string }>;
}

declare global {
  var mermaid: Mermaid | undefined;
}

let loading: Promise<Mermaid> | undefined;

/** The library is a classic script that leaves itself on the page; only pages with a diagram fetch it. */
export function loadMermaid(): Promise<Mermaid> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = source;
    script.onload = () => {
      const { mermaid } = globalThis;
      if (!mermaid) return reject(new Error("Mermaid did not start"));
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: "strict",
        theme: "neutral",
        // On a bent arrow its name leaves the place that was kept for it, and stands on another's.
        flowchart: { curve: "linear" },
      });
      resolve(mermaid);
    };
    script.onerror = () => reject(new Error("Mermaid could not be fetched"));
    document.head.append(script);
  });
  return loading;
}
