const AUTO_LOGIN = /(\/api\/autoLogin)\/[^\s"'<>]*/gi;
const HIDDEN = "[redacted]";

const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
];

/** Removes auto-login addresses and the given secrets from a text, plain, URL-encoded or JSON-escaped. */
export const redact = (text: string, secrets: readonly string[] = []): string => {
  const found = [...new Set(secrets.filter(Boolean).flatMap(spellings))];
  const longestFirst = found.sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, secret) => rest.replaceAll(secret, HIDDEN),
    text.replace(AUTO_LOGIN, `$1/${HIDDEN}`),
  );
};
