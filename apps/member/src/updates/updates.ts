/** The registered service worker, and whether a new version of the app waits for the member. */
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

/** Whether a new version is installed and waits. */
const isReady = () => Boolean(registration?.waiting && navigator.serviceWorker.controller);

const notify = () => {
  for (const listener of listeners) listener();
};

/** Follows a registration: its new versions are announced when they are installed. */
export function followRegistration(followed: ServiceWorkerRegistration): void {
  const followInstalling = () => followed.installing?.addEventListener("statechange", notify);
  registration = followed;
  notify();
  // The browser may have found one while the page was loading.
  followInstalling();
  followed.addEventListener("updatefound", followInstalling);
}

/** Starts the new version: it takes over, and then the page loads again. */
function apply(): void {
  const reload = () => window.location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  // Another tab may have started it already.
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else reload();
}

/** Updates of the app, for `useSyncExternalStore`. */
export const updates = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isReady,
  apply,
};
