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
  bonus: "/user/bonus",
  statement: "/user/statement",
  memberContact: "/user/contact",
  terminated: "/terminated",
} as const;

export type RouteName = keyof typeof paths;

const names = new Map(
  Object.entries(paths).map(([name, path]) => [path as string, name as RouteName]),
);

/** The route of a path; a trailing slash is ignored. `undefined` means the not-found page. */
export function routeAt(pathname: string): RouteName | undefined {
  return names.get(pathname.replace(/(.)\/+$/, "$1"));
}
