import { variableName } from "../../packages/ui/src/theme/css/variable-name.ts";

/** The parts and variables of one component that a partner can use, read from its files. */
export interface Anatomy {
  /** Values of `data-part`: elements that do not get the `className`. */
  parts: string[];
  /** Contract variables that its styles read, as `--satang-<group>-<token>`. */
  variables: string[];
}

const sorted = (found: Iterable<string>) => [...new Set(found)].sort();

function partsOf(source: string): string[] {
  return [...source.matchAll(/["']?data-part["']?(?:=|: )\{?"([\w-]+)"/g)].flatMap(
    ([, part]) => part ?? [],
  );
}

/** Follows `const { color, space } = vars`, so that `color.text` counts as `vars.color.text`. */
function variablesOf(source: string): string[] {
  const taken = /const \{ ([\w, ]+) \} = vars/.exec(source)?.[1]?.split(", ") ?? [];
  const groups = taken.map((group) => `(?<![\\w.])${group}`).concat("vars\\.(?:\\w+)");
  const read = new RegExp(`(${groups.join("|")})(?:\\.(\\w+)|\\[(\\d+)\\])`, "g");
  return [...source.matchAll(read)].map(
    ([, group = "", token, step]) =>
      `--${variableName([group.replace("vars.", ""), token ?? step ?? ""])}`,
  );
}

/** @param files source text of every file of the component's folder, by path */
export function anatomyOf(files: Readonly<Record<string, string>>): Anatomy {
  const sources = Object.entries(files).filter(([path]) => !/\.(test|stories)\.tsx$/.test(path));
  return {
    parts: sorted(sources.flatMap(([, source]) => partsOf(source))),
    variables: sorted(
      sources
        .filter(([path]) => path.endsWith(".css.ts"))
        .flatMap(([, source]) => variablesOf(source)),
    ),
  };
}
