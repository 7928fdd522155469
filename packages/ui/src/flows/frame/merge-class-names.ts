import { classNames } from "../../styles/class-names.ts";
import type { FlowClassNames, FlowPart } from "./flow-frame.types.ts";

const PARTS = [
  "root",
  "header",
  "title",
  "description",
  "body",
  "footer",
  "close",
] as const satisfies readonly FlowPart[];

/** The classes of a flow for its parts, with those of the host. */
export function mergeClassNames(
  ours: FlowClassNames,
  own: FlowClassNames | undefined,
): FlowClassNames {
  const both = PARTS.map((part) => [part, classNames(ours[part], own?.[part])] as const);
  return { ...own, ...Object.fromEntries(both) };
}
