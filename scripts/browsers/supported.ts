import type { BrowserName } from "@mdn/browser-compat-data";
import browserslist from "browserslist";

/** A browser of the compatibility data, and its oldest supported version. */
export type Supported = { readonly browser: BrowserName; readonly version: string };

/**
 * Names of the same browser: in `browserslist`, in the options of compilers, and in the compatibility data. Chrome and
 * Firefox have the same engine on phones and computers, and so has the WebView of Android.
 */
const BROWSERS: readonly {
  readonly listed: string;
  readonly compiler?: string;
  readonly data: readonly BrowserName[];
}[] = [
  { listed: "chrome", compiler: "chrome", data: ["chrome", "chrome_android", "webview_android"] },
  { listed: "edge", compiler: "edge", data: ["edge"] },
  { listed: "samsung", data: ["samsunginternet_android"] },
  { listed: "firefox", compiler: "firefox", data: ["firefox", "firefox_android"] },
  { listed: "safari", compiler: "safari", data: ["safari"] },
  { listed: "ios_saf", compiler: "ios", data: ["safari_ios"] },
];

/** Oldest version of each browser in the list of the root `package.json`, by its name there. */
const OLDEST = new Map<string, number>();
for (const entry of browserslist()) {
  const [name = "", version = ""] = entry.split(" ");
  const number = Number.parseFloat(version);
  if (!Number.isNaN(number)) OLDEST.set(name, Math.min(number, OLDEST.get(name) ?? number));
}

function oldest(listed: string): string {
  const version = OLDEST.get(listed);
  if (version === undefined) throw new Error(`the browserslist of package.json has no ${listed}`);
  return String(version);
}

/** The oldest browsers that the app and the packages support. */
export const SUPPORTED: readonly Supported[] = BROWSERS.flatMap(({ listed, data }) =>
  data.map((browser) => ({ browser, version: oldest(listed) })),
);

/** The same browsers as targets of esbuild and Vite, for JavaScript and CSS. */
export const TARGETS: string[] = BROWSERS.flatMap(({ listed, compiler }) =>
  compiler === undefined ? [] : [compiler + oldest(listed)],
);
