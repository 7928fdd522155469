import { canParseUrl } from "@satang/core";

/** A website as a link: http(s) only, independent of what the server sent. */
export interface Website {
  readonly href: string;
  /** Host and path, without the scheme. */
  readonly label: string;
}

/** Reads `satang.example` and `https://satang.example/`; `undefined` for anything that is not a web address. */
export function websiteOf(text: string | undefined): Website | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = canParseUrl(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  return { href: url.href, label: (url.host + url.pathname).replace(/\/$/, "") };
}
