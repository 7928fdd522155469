import ui from "../../../reports/api/ui.json" with { type: "json" };

/** Page models of tests have names of their own, some of them those of components. */
const OF_COMPONENTS = /^@satang\/ui(?:\/(?:provider|safe-markup|flows\/[\w-]+))?$/;

/** The entry of each name that a page can import from `@satang/ui`, types included. */
export const readEntries = (): ReadonlyMap<string, string> =>
  new Map(
    ui.exports.flatMap((line) => {
      const [entry = "", name = ""] = line.split(" ");
      return OF_COMPONENTS.test(entry) ? [[name, entry] as const] : [];
    }),
  );
