import { webAddressOf } from "@satang/headless/chat";
import { Fragment } from "react";
import { numbersIn } from "../../text/numbers-in.ts";
import { splitAtAddresses } from "./link-parts.rules.ts";
import * as styles from "./Message.css.ts";

/** A text of a message. A web address becomes a link when it is safe to follow. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text}>
      {splitAtAddresses(text).map(({ text: part, isAddress, at }) => {
        const href = isAddress ? webAddressOf(part) : null;
        return href === null ? (
          <Fragment key={at}>{numbersIn(part)}</Fragment>
        ) : (
          <a
            key={at}
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {part}
          </a>
        );
      })}
    </p>
  );
}
