"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { tabbable } from "../../overlay/tabbable.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Modal.css.ts";

/**
 * The scrolling part. Text without controls is in the tab order, so that the keyboard can scroll
 * it.
 */
interface ModalBodyProps {
  className: string | undefined;
  children: ReactNode;
}

export function ModalBody({ className, children }: ModalBodyProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new ResizeObserver(() => {
      const scrolls = node.scrollHeight > node.clientHeight;
      if (scrolls && tabbable(node).length === 0) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    });
    observer.observe(node);
    // At its full height its own size does not change when its content grows.
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} className={classNames(styles.body, className)} data-part="body">
      {children}
    </div>
  );
}
