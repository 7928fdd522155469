/** A browser inside another app: how it names itself, and where that is written. */
export type InAppBrowser = {
  readonly app: string;
  readonly pattern: RegExp;
  readonly source: string;
};

/** Browsers inside chat and social apps of Thailand and Laos (decision 15). */
export const IN_APP_BROWSERS: readonly InAppBrowser[] = [
  {
    app: "any app with a WebView of Android",
    pattern: /; wv\)/,
    source: "developer.chrome.com/docs/webview/user-agent",
  },
  { app: "LINE", pattern: /\bLine\//i, source: "developers.line.biz, LINE's in-app browser" },
  {
    app: "Facebook, Messenger",
    pattern: /\b(?:FBAN|FBAV|FB_IAB)\b/i,
    source: "user agents of the apps for iOS and Android",
  },
  { app: "Instagram", pattern: /\bInstagram\b/i, source: "user agent of the app" },
  { app: "TikTok", pattern: /\b(?:TikTok|musical_ly)/i, source: "user agent of the app" },
  { app: "WeChat", pattern: /\bMicroMessenger\b/i, source: "developers.weixin.qq.com" },
  { app: "Zalo", pattern: /\bZalo\b/i, source: "developers.zalo.me" },
];
