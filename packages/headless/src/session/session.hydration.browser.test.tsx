import { takeOver } from "@satang/story-kit/take-over";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import {
  createKeyValueStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "../provider/index.ts";
import { useSession } from "./use-session.ts";

const PREFIX = "hydration-";

const device = createKeyValueStore(() => window.localStorage, { prefix: PREFIX });

function Session() {
  const { state } = useSession();
  return <p>{state}</p>;
}

test.each([
  ["signedIn", "token-a", "signedIn"],
  ["signedIn", null, "signedOut"],
  ["signedOut", null, "signedOut"],
  ["signedOut", "token-a", "signedIn"],
] as const)(
  "a page that was rendered for %s, on a device with the token %s, is then %s",
  async (renderedFor, token, after) => {
    if (token) device.write("token", token);
    onTestFinished(() => void device.remove("token"));
    const satang = createSatang({
      baseUrl: "https://wallet.example",
      fetch: async () => Response.error(),
      tokens: { ...createTokenStore({ prefix: PREFIX }), renderedFor },
    });
    const { words, problems } = takeOver(
      <SatangProvider {...satang}>
        <Session />
      </SatangProvider>,
    );
    expect(words).toBe(renderedFor);
    await expect.element(page.getByText(after)).toBeVisible();
    expect(problems).toEqual([]);
  },
);
