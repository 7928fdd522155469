import { expect, test, vi } from "vitest";
import { mergeRefs } from "./merge-refs.ts";

test("each ref gets the element, and null when it is removed", () => {
  const object = { current: null as string | null };
  const call = vi.fn();
  const merged = mergeRefs<string>(object, call, null, undefined);
  merged("element");
  expect(object.current).toBe("element");
  merged(null);
  expect(object.current).toBeNull();
  expect(call.mock.calls).toEqual([["element"], [null]]);
});

test("a cleanup is called in place of its function, for each element again", () => {
  const cleanup = vi.fn();
  const call = vi.fn((_: string | null) => cleanup);
  const merged = mergeRefs<string>(call);
  merged("first");
  merged(null);
  merged("second");
  merged(null);
  expect(call.mock.calls).toEqual([["first"], ["second"]]);
  expect(cleanup).toHaveBeenCalledTimes(2);
});

test("it returns nothing: React 18 rejects a ref that returns a function", () => {
  expect(mergeRefs<string>(() => () => undefined)("element")).toBeUndefined();
});
