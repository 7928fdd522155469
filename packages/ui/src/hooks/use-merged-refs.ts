import { mergeRefs } from "@satang/core";
import { type ForwardedRef, type RefObject, useMemo } from "react";

/**
 * Merges the refs of a component and its host. The result is stable, so a function of the host is
 * called once for each element.
 */
export const useMergedRefs = <Node>(own: RefObject<Node | null>, given: ForwardedRef<Node>) =>
  useMemo(() => mergeRefs(own, given), [own, given]);
