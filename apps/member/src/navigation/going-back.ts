import { isEntry, paths, routeAt } from "./paths.ts";

/**
 * A member who goes back to login or registration is at home again: the form would end the session (decision 18), which going
 * back does not ask for. Call it before the app is rendered: the router listens to the same event.
 */
export function stayWhenGoingBack(isSignedIn: () => boolean): void {
  const stay = () => {
    if (isSignedIn() && isEntry(routeAt(window.location.pathname)))
      window.history.replaceState(null, "", paths.user);
  };
  const [visit] = performance.getEntriesByType("navigation");
  if (visit && "type" in visit && visit.type === "back_forward") stay();
  window.addEventListener("popstate", stay);
}
