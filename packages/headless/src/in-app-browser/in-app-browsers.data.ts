/** How the browsers inside chat and social apps of Thailand and Laos name themselves (decision 15), with the source of each. */
export const IN_APP_BROWSERS: readonly RegExp[] = [
  // Any app with a WebView of Android: developer.chrome.com/docs/webview/user-agent
  /; wv\)/,
  // LINE: developers.line.biz, user agent of the in-app browser
  /\bLine\//i,
  // Facebook and Messenger: user agents of the apps for iOS and Android
  /\b(?:FBAN|FBAV|FB_IAB)\b/i,
  // Instagram: user agent of the app
  /\bInstagram\b/i,
  // TikTok: user agent of the app
  /\b(?:TikTok|musical_ly)/i,
  // WeChat: developers.weixin.qq.com
  /\bMicroMessenger\b/i,
  // Zalo: developers.zalo.me
  /\bZalo\b/i,
];
