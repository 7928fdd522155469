import type { AnchorHTMLAttributes, MouseEvent, ReactElement, ReactNode } from "react";
import { asChildElement } from "./as-child.ts";
import type { NavigationEntry } from "./navigation.types.ts";
import { safeHref } from "./safe-href.rules.ts";

interface NavigationControlProps {
  entry: NavigationEntry;
  className: string;
  children: ReactNode;
}

/** An entry as a router's link, a plain link or a button. */
export function NavigationControl({ entry, className, children }: NavigationControlProps) {
  const { href, link, onClick, current, disabled } = entry;
  const props = {
    className,
    "data-part": "entry",
    ...(onClick ? { onClick: () => onClick() } : {}),
    ...(current ? { "aria-current": "page" as const } : {}),
  };
  if (link && !disabled) {
    const { onClick: own } = (
      link as ReactElement<Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "onClick">>
    ).props;
    const both = (press: MouseEvent<HTMLAnchorElement>) => {
      own?.(press);
      onClick?.();
    };
    return asChildElement(link, props, () => children, own && onClick && { onClick: both });
  }
  if (href !== undefined && !disabled) {
    return (
      <a {...props} href={safeHref(href)}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...props} disabled={disabled}>
      {children}
    </button>
  );
}
