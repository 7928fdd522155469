"use client";

// biome-ignore lint/style/noRestrictedImports: the pictures of a service come from its backend, in flows and in hosts
import { usePictureOrigins } from "@satang/headless/provider";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { classNames } from "../../styles/class-names.ts";
import { ErrorState } from "../EmptyState/ErrorState.tsx";
import { build } from "./build.tsx";
import { isTooLarge } from "./markup-size.rules.ts";
import * as styles from "./SafeMarkup.css.ts";
import { lazySanitizer } from "./sanitizer.lazy.ts";
import type { Sanitize } from "./sanitizer.ts";

/** Props of {@link SafeMarkup}; everything else goes to its element. */
export interface SafeMarkupProps
  extends Omit<ComponentPropsWithoutRef<"div">, "children" | "dangerouslySetInnerHTML"> {
  /** Markup of a server; it is not trusted. */
  markup: string;
  /**
   * Level of its highest headings in the outline of the page; the others are below it. @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * More origins from which pictures are shown, in addition to those of the page and of the backend of `SatangProvider`,
   * such as `["https://pictures.example"]`. Of other pictures the `alt` is shown, so that no third party learns who reads.
   * @default []
   */
  pictureOrigins?: readonly string[] | undefined;
  /** Shown on a server and until the sanitizer is there, for example a skeleton. @default nothing */
  fallback?: ReactNode;
  /** Shown when no text and no pictures remain. @default nothing */
  empty?: ReactNode;
}

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Level of an `h1`, so that the highest existing heading has the wanted level. */
function levelOfH1(clean: ParentNode, wanted: number): number {
  const highest = LEVELS.find((level) => clean.querySelector(`h${level}`)) ?? 1;
  return wanted - highest + 1;
}

/** Why a failed one is not half shown: what could not be cleaned may be anything. */
function contentOf(
  sanitize: Sanitize,
  markup: string,
  headingLevel: number,
  pictureOrigins: ReadonlySet<string>,
) {
  if (isTooLarge(markup)) return "failed";
  try {
    const clean = sanitize(markup);
    const isEmpty = !clean.textContent.trim() && !clean.querySelector("img");
    const surroundings = {
      base: document.baseURI,
      headingLevel: levelOfH1(clean, headingLevel),
      pictureOrigins,
    };
    return { isEmpty, nodes: build(clean, surroundings) };
  } catch {
    return "failed";
  }
}

/**
 * Sanitized markup of a server: text, lists, tables, links and pictures are kept; scripts, styles,
 * forms and everything else are removed. It is parsed separately from the page by DOMPurify, which
 * is loaded when the first one is shown, and rebuilt as React elements.
 *
 * Under `require-trusted-types-for 'script'` allow the policy `dompurify`.
 *
 * @example
 * import { SafeMarkup } from "@satang/ui/safe-markup";
 * <SafeMarkup markup={notice} empty={<EmptyState />} />
 */
export const SafeMarkup = forwardRef<HTMLDivElement, SafeMarkupProps>(function SafeMarkup(
  { markup, headingLevel = 3, pictureOrigins, fallback, empty, className, ...rest },
  ref,
) {
  const { subscribe, current, isFailed, load } = lazySanitizer;
  const sanitize = useSyncExternalStore(subscribe, current, () => null);
  const isMissing = useSyncExternalStore(subscribe, isFailed, () => false);
  const origins = usePictureOrigins(pictureOrigins);
  const content = useMemo(
    () => sanitize && contentOf(sanitize, markup, headingLevel, origins),
    [sanitize, markup, headingLevel, origins],
  );
  useEffect(() => void load(), []);

  // Quiet, so that the error stays with its button until the next attempt has ended.
  if (isMissing || content === "failed")
    return <ErrorState onRetry={() => void load({ quiet: true })} />;
  if (content?.isEmpty) return empty;
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames(styles.markup, className)}
      data-state={content ? "ready" : "loading"}
    >
      {content ? content.nodes : fallback}
    </div>
  );
});
