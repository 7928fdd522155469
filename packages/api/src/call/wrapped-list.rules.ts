import { isObject } from "../reply/reply-body.ts";

/** Names under which services send the rows of a list. The errors and messages of a reply are lists, too. */
const NAMES = ["data", "items", "list", "records", "result", "results", "rows"];

/** A list of objects as it is, or in an object under one of these names; the documents do not show which. `null` for anything else. */
export const readList = (value: unknown): readonly unknown[] | null => {
  const lists = isObject(value) ? NAMES.map((name) => value[name]).filter(Array.isArray) : [value];
  const [list] = lists.length === 1 ? lists : [];
  return Array.isArray(list) && list.every(isObject) ? list : null;
};
