import { type HydrationOptions, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  createKeyValueStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "../provider/index.ts";
import { useSession } from "./use-session.ts";

const PREFIX = "hydration-";

function Session() {
  const { state } = useSession();
  return <p>{state}</p>;
}

const device = createKeyValueStore(() => window.localStorage, { prefix: PREFIX });

/** A page that was rendered for one state, taken over by a device that has a token or none. */
function takeOver(
  renderedFor: "signedIn" | "signedOut",
  token: string | null,
  options?: HydrationOptions,
): void {
  const app = (
    <SatangProvider
      {...createSatang({
        baseUrl: "https://wallet.example",
        fetch: async () => Response.error(),
        tokens: { ...createTokenStore({ prefix: PREFIX }), renderedFor },
      })}
    >
      <Session />
    </SatangProvider>
  );
  const root = document.body.appendChild(document.createElement("div"));
  if (token) device.write("token", token);
  else device.remove("token");
  root.innerHTML = renderToString(app);
  expect(root.textContent).toBe(renderedFor);
  const hydrated = hydrateRoot(root, app, options);
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
    device.remove("token");
  });
}

test.each([
  ["signedIn", "token-a", "signedIn"],
  ["signedIn", null, "signedOut"],
  ["signedOut", null, "signedOut"],
  ["signedOut", "token-a", "signedIn"],
] as const)(
  "a page that was rendered for %s, on a device with the token %s, is then %s",
  async (renderedFor, token, after) => {
    const onRecoverableError = vi.fn();
    takeOver(renderedFor, token, { onRecoverableError });
    await expect.element(page.getByText(after)).toBeVisible();
    expect(onRecoverableError).not.toHaveBeenCalled();
  },
);
