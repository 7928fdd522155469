"use client";
import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { tieToAnchor } from "../../overlay/anchor.ts";
import type { OnOpenChange } from "../../overlay/open-change.types.ts";
import { hidePopover, showPopover } from "../../overlay/popover.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Tooltip.css.ts";
import { useHint } from "./use-hint.ts";

interface Described {
  label?: unknown;
  title?: string | undefined;
  "aria-describedby"?: string | undefined;
}

/** {@link Tooltip} */
export interface TooltipProps {
  /** A short text, without controls and without information that is only here. */
  content: ReactNode;
  /** Element of the tooltip, which must be focusable and accept a `ref`. */
  children: ReactElement;
  /** Preferred side. @default "above" */
  side?: keyof typeof styles.sides | undefined;
  /**
   * Called when it is shown or hidden, with the reason: `hover`, `focus`, `escape`, `trigger` (its
   * element was pressed), `focusOut` or `replaced` (another one is shown).
   */
  onOpenChange?: OnOpenChange | undefined;
}

/**
 * A short additional text on hover and on keyboard focus. It is announced as the description of its
 * element, unless it is already its name. Touch devices never show it: use a `Text` for information
 * that everyone needs.
 *
 * @example
 * <Tooltip content="Copies the account number"><IconButton label="Copy">…</IconButton></Tooltip>
 */
export function Tooltip({ content, children, side = "above", onOpenChange }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const hint = useHint(onOpenChange);
  const child = children as ReactElement<Described>;
  const { label, "aria-describedby": described } = child.props;
  const repeats = content === label;

  useIsomorphicLayoutEffect(() => {
    const box = tooltip.current;
    if (!hint.shown || !box || !anchor.current) return;
    showPopover(box);
    const untie = tieToAnchor(box, anchor.current, `--hint-${id.replace(/\W/g, "")}`, side);
    return () => {
      untie();
      if (box.isConnected) hidePopover(box);
    };
  }, [hint.shown, id, side]);

  return (
    <>
      <Slot ref={anchor} {...hint.anchor}>
        {cloneElement(child, {
          // The native tooltip would cover ours.
          title: undefined,
          "aria-describedby": repeats ? described : classNames(described, id),
        })}
      </Slot>
      <span
        {...hint.pointer}
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        data-part="tooltip"
        data-side={side}
        data-state={hint.shown ? "open" : "closed"}
        className={classNames(styles.tooltip, styles.sides[side])}
      >
        <span className={styles.words} data-part="words">
          {content}
        </span>
      </span>
    </>
  );
}
