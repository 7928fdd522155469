"use client";

import { pickerAccept } from "@satang/core";
import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { useMergedRefs } from "../../hooks/use-merged-refs.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { Field, type FieldMessages, useFieldIds } from "../Field/index.ts";
import { CloseIcon, UploadIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./FileField.css.ts";
import { FilePreview } from "./FilePreview.tsx";
import { type FileRefusal, refusalOf, shownName, sizeText } from "./file.rules.ts";
import { useFileDrop } from "./use-file-drop.ts";
import { useFileWords } from "./use-file-words.ts";
import { useInputFile } from "./use-input-file.ts";
import { useLatestRead } from "./use-latest-read.ts";

/** Props of {@link FileField}; everything else goes to its `input`. */
export interface FileFieldProps
  extends FieldMessages,
    Omit<
      ComponentPropsWithoutRef<"input">,
      "type" | "value" | "defaultValue" | "accept" | "multiple" | "size"
    > {
  /** The chosen file. Its type is that of its content, where the content is known. */
  value?: File | null;
  /** Called with the file, and with `null` when it is removed; not called for a rejected file. */
  onValueChange?: (file: File | null) => void;
  /** Called with the reason when a file is rejected. The field itself shows the message. */
  onRefuse?: (reason: FileRefusal) => void;
  /**
   * Accepted kinds of files: `image/png`, `image/*`, `.pdf`. The content of a picture, a film or a PDF decides what it is,
   * whatever its declared type and its name say. @default every kind
   */
  accept?: readonly string[];
  /** Minimum size of a file in bytes: 0 accepts an empty one too. @default 1 */
  minBytes?: 0 | 1;
  /** Maximum size of a file in bytes. @default no limit */
  maxBytes?: number;
  /**
   * Preview of a picture: next to its name, above it, or none.
   * @default "small"
   */
  preview?: "small" | "large" | "none";
  /** Permanent description. @default the accepted files as text */
  description?: FieldMessages["description"];
  /** `hidden` keeps the label for screen readers only. @default "shown" */
  labelVisibility?: "shown" | "hidden";
}

/**
 * A single file of the device, chosen or dropped. It is checked before it is accepted, and shown.
 * @example
 * <FileField label="Slip" accept={["image/jpeg", "image/png"]} value={slip} onValueChange={setSlip} />
 */
export const FileField = forwardRef<HTMLInputElement, FileFieldProps>(function FileField(
  {
    label,
    description,
    error,
    value,
    onValueChange,
    onRefuse,
    accept,
    minBytes,
    maxBytes,
    preview = "small",
    labelVisibility = "shown",
    className,
    ...input
  },
  ref,
) {
  const { t } = useI18n();
  const limits = { accept, minBytes, maxBytes };
  const words = useFileWords(limits);
  const [file, setFile] = useControlled<File | null>(value, null, onValueChange);
  const [refused, setRefused] = useState<{ reason: FileRefusal; bytes: number }>();
  const [news, setNews] = useState("");
  const own = useRef<HTMLInputElement | null>(null);
  const both = useMergedRefs(own, ref);
  useInputFile(own, file);

  const refusal = refused && (
    <span role="alert">{words.refusal(refused.reason, sizeText(refused.bytes))}</span>
  );
  const messages = { label, description: description ?? words.limits, error: refusal ?? error };
  const ids = useFieldIds(messages, input);

  const reading = useLatestRead();
  const take = (files: File[]) => {
    const [first] = files;
    if (!first) return;
    reading.read(first, (typed, type) => {
      const reason = refusalOf(files, type, limits);
      setRefused(reason && { reason, bytes: first.size });
      if (reason) return onRefuse?.(reason);
      setNews(t("fields.file.chosen", { name: shownName(first.name) }));
      setFile(typed);
    });
  };
  const remove = (gone: File) => {
    reading.stop();
    setRefused(undefined);
    setNews(t("fields.file.removed", { name: shownName(gone.name) }));
    setFile(null);
    own.current?.focus();
  };
  const drop = useFileDrop(input.disabled ? undefined : take);
  const state = drop.over ? "over" : file ? "filled" : "empty";

  return (
    <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
      <div {...drop.target} className={styles.area} data-part="drop" data-state={state}>
        <input
          {...input}
          ref={both}
          {...ids.control}
          type="file"
          accept={accept && pickerAccept(accept)}
          className={styles.input}
          data-part="input"
          onChange={(event) => {
            input.onChange?.(event);
            take([...(event.currentTarget.files ?? [])]);
          }}
        />
        {file && <FilePreview file={file} size={preview} />}
        <span className={classNames(styles.ask, !file && styles.askAlone)} data-part="ask">
          {!file && (
            <span className={styles.badge} data-part="icon">
              <UploadIcon size={22} />
            </span>
          )}
          {drop.over ? (
            <span className={styles.action}>{t("fields.file.dropNow")}</span>
          ) : (
            <span className={styles.words}>
              <span className={styles.action}>
                {t(file ? "fields.file.another" : "fields.file.choose")}
              </span>
              {!file && <span className={styles.orDrop}>{t("fields.file.orDrop")}</span>}
            </span>
          )}
        </span>
        {file && (
          <IconButton
            className={styles.remove}
            variant="sunken"
            label={t("fields.file.remove", { name: shownName(file.name) })}
            disabled={input.disabled}
            data-part="remove"
            onClick={() => remove(file)}
          >
            <CloseIcon size={18} />
          </IconButton>
        )}
      </div>
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
    </Field>
  );
});
