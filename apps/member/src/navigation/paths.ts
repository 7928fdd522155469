/** Every address of the app (money.txt §2, route table). */
export const paths = {
  root: "/",
  login: "/login",
  register: "/register",
  howto: "/howto",
  contact: "/contact",
  user: "/user",
  home: "/user/home",
  profile: "/user/profile",
  limits: "/user/limits",
  bonus: "/user/bonus",
  statement: "/user/statement",
  memberContact: "/user/contact",
  terminated: "/terminated",
} as const;

export type RouteName = keyof typeof paths;

/** True for a route with a form of entry. */
export const isEntry = (route: RouteName | undefined): boolean =>
  route === "login" || route === "register";

const names = new Map(
  Object.entries(paths).map(([name, path]) => [path as string, name as RouteName]),
);

/** The route of a path; slashes at its end are ignored. `undefined` means the not-found page. */
export function routeAt(pathname: string): RouteName | undefined {
  // No expression: one for slashes at the end takes seconds for a link with many of them in the middle.
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === "/") end -= 1;
  return names.get(pathname.slice(0, end));
}
