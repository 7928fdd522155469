/** A website as a link: only http(s), whatever the server wrote. */
export interface Website {
  readonly href: string;
  /** Host and path, as one would say it. */
  readonly label: string;
}

/** Reads `satang.example` and `https://satang.example/`; anything that is no web address is none. */
export function websiteOf(text: string | undefined): Website | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  return { href: url.href, label: (url.host + url.pathname).replace(/\/$/, "") };
}
