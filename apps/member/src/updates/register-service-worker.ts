import { followRegistration } from "./updates.ts";

/** The name of its file, and of the Trusted Types policy that a host's security policy allows. */
const FILE = "/service-worker.js";
const POLICY = "satang-worker";

const HOUR = 3_600_000;

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
};

/** The address as the browser's Trusted Types want it; this policy allows no other. */
function addressOfWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  return (
    trustedTypes?.createPolicy(POLICY, { createScriptURL: () => FILE }).createScriptURL(FILE) ??
    FILE
  );
}

/** The files of the build that this page has loaded; later visits get them without a connection. */
const loadedAssets = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/assets/`));

/** Asks for a new version when the member comes back, at most once an hour. */
function checkOnReturn(registration: ServiceWorkerRegistration): void {
  let checkedAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - checkedAt < HOUR) return;
    checkedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Installs the service worker, where the browser has them.
 * @throws when the device forbids it
 */
export async function registerServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(addressOfWorker());
  followRegistration(registration);
  checkOnReturn(registration);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedAssets() } });
}
