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

/** The library is a classic script that defines a global; only pages with a diagram load it. */
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
        // The label of a curved arrow moves away from its reserved space and overlaps another
        // label.
        flowchart: { curve: "linear" },
      });
      resolve(mermaid);
    };
    script.onerror = () => reject(new Error("Mermaid could not be loaded"));
    document.head.append(script);
  });
  return loading;
}
