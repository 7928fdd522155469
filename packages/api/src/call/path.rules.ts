/** Values for a path's `{parameters}`. */
export type PathValues = Readonly<Record<string, string>>;

const isSegment = (value: unknown): boolean =>
  typeof value === "string" && value !== "" && value !== "." && value !== "..";

/** Whether every value is exactly one segment of the path. Empty segments and dots would address another call. */
export const areSegments = (values: PathValues): boolean => Object.values(values).every(isSegment);

/** Puts the values into the path, each encoded. */
export const fillPath = (path: string, values: PathValues): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
