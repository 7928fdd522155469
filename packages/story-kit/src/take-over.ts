import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";

/**
 * Renders as a server does, and takes over what it has rendered, as a browser does. It is removed after the test.
 * @returns the words of the server, and what React could not take over, from then on
 */
export function takeOver(app: ReactNode) {
  const problems: unknown[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = renderToString(app);
  const words = place.textContent;
  const root = hydrateRoot(place, app, {
    onRecoverableError: (problem) => void problems.push(problem),
  });
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { words, problems };
}
