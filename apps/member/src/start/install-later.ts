/** Long after the first screen, so that the installation does not compete with it, ms. */
const INSTALL_DELAY = 5_000;

/** Registers the service worker. */
export function installLater(): void {
  setTimeout(() => {
    import("../updates/register-service-worker.ts")
      .then(({ registerServiceWorker }) => registerServiceWorker())
      // Without storage, or where a device forbids it, the app works as before.
      .catch(() => undefined);
  }, INSTALL_DELAY);
}
