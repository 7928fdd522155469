import { en } from "@satang/i18n/locales/en";
import { I18nProvider } from "@satang/ui";
import "@satang/ui/styles.css";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { rows, type Side } from "./rows.tsx";

const place = document.getElementById("root");
let root: Root | undefined;

/** What the runner calls, one step at a time. */
const bench = {
  draw(row: keyof typeof rows, side: Side, variant: "accent" | "outline") {
    if (!place) return;
    root ??= createRoot(place);
    const drawn = rows[row][side](variant);
    flushSync(() =>
      root?.render(
        <I18nProvider locale="en" catalogue={en}>
          {drawn}
        </I18nProvider>,
      ),
    );
  },
  clear() {
    flushSync(() => root?.unmount());
    root = undefined;
  },
  theme(name: string) {
    document.documentElement.setAttribute("data-satang-theme", name);
  },
};

declare global {
  interface Window {
    bench: typeof import("./main.tsx").bench;
  }
}

window.bench = bench;

export { bench };
