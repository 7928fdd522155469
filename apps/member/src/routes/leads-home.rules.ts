import { routeAt } from "../navigation/paths.ts";
import { judge } from "./guard.rules.ts";

/** True for a path that ends at home for a member, also by a redirect. */
export function leadsHome(path: string): boolean {
  const route = routeAt(path);
  const onward = judge(route, { signedIn: true, terminated: false });
  return onward ? leadsHome(onward.to) : route === "home";
}
