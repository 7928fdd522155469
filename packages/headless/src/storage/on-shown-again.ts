/**
 * Calls a listener when the back button shows this page again from the memory of the browser: it has missed what other tabs have
 * changed meanwhile. Returns a function that stops listening.
 */
export function onShownAgain(listener: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener("pageshow", onShow);
  return () => window.removeEventListener("pageshow", onShow);
}
