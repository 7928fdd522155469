/** How a member learned of the site. */
export type Source = { readonly code: string; readonly description: string };

/** Every source after a reset. */
export const sources: readonly Source[] = [
  { code: "FRIEND", description: "เพื่อนแนะนำ" },
  { code: "SEARCH", description: "ค้นหาในอินเทอร์เน็ต" },
  { code: "FACEBOOK", description: "Facebook" },
  { code: "TIKTOK", description: "TikTok" },
  { code: "LINE", description: "LINE" },
  { code: "OTHER", description: "อื่น ๆ" },
];
