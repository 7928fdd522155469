import { isOwnPath } from "@satang/machines/session";
import { FUZZ_TIMEOUT, fuzz, oddTexts } from "@satang/story-kit/fuzz";
import fc from "fast-check";
import { expect, it } from "vitest";

const HOST = "https://wallet.example";

const paths = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "/",
        "//",
        "..",
        ".",
        "%2e",
        "%2E%2e",
        "\\",
        "?",
        "#",
        "@",
        ":",
        "evil.example",
      ),
      fc.constantFrom("user", "login", "\t", "\n", "%09", "%5c", "%2f", "http:", "javascript:"),
      oddTexts,
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(""));

it(
  "a random path that is accepted leads to this site, and not back to the sign-in",
  async () => {
    await fuzz(
      fc.oneof(
        paths,
        paths.map((path) => `/${path}`),
      ),
      20_000,
      (path) => {
        if (!isOwnPath(path)) return;
        const address = new URL(path, HOST);
        expect(address.origin).toBe(HOST);
        expect(address.pathname).not.toMatch(/^\/(login|register|terminated)(\/|$)/);
      },
    );
  },
  FUZZ_TIMEOUT,
);
