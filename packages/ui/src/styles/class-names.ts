/** Joins the class names that are defined. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  let all = "";
  for (const name of names) if (name) all += (all && " ") + name;
  return all;
}
