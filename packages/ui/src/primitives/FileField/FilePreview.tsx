"use client";

import { useState } from "react";
import { StatementIcon } from "../Icon/index.ts";
import * as styles from "./FileField.css.ts";
import { isPicture, shownName, sizeText } from "./file.rules.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface FilePreviewProps {
  file: File;
  size: keyof typeof styles.pictures | "none";
}

/** The chosen file: its picture if it is one, its name and its size. */
export function FilePreview({ file, size }: FilePreviewProps) {
  const url = useObjectUrl(size !== "none" && isPicture(file) ? file : null);
  const [broken, setBroken] = useState<File>();
  const drawn = url !== undefined && broken !== file;
  return (
    <span
      className={styles.chosen[drawn && size === "large" ? "large" : "small"]}
      data-part="chosen"
    >
      {drawn && size !== "none" ? (
        <img
          src={url}
          alt=""
          className={styles.pictures[size]}
          data-part="preview"
          onError={() => setBroken(file)}
        />
      ) : (
        <span className={styles.badge} data-part="icon">
          <StatementIcon size={22} />
        </span>
      )}
      <span className={styles.words}>
        <bdi className={styles.name} data-part="file-name" translate="no">
          {shownName(file.name)}
        </bdi>
        <span className={styles.hint} data-part="file-size">
          {sizeText(file.size)}
        </span>
      </span>
    </span>
  );
}
