import { type RefObject, useContext, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { shownName } from "../../primitives/FileField/file.rules.ts";
import { AttachIcon, SendIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { keptValue } from "../../text/kept-value.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import { ShownForm } from "../frame/ShownForm.tsx";
import * as styles from "./Composer.css.ts";
import { useChatScope } from "./chat-context.ts";
import { PickedFile } from "./PickedFile.tsx";
import { useNoticeText, useWayOn } from "./use-notice-text.ts";

/** From this share of the largest length on, the length is shown. */
const NEAR_MAX = 0.8;
/** The length is announced at each multiple of this. */
const ANNOUNCED_STEP = 100;

/** Props of {@link Composer}. */
export type ComposerProps = {
  /** The text field, which is focused when the chat opens. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** The field of a new message, its file and the button that sends. */
export function Composer({ field }: ComposerProps) {
  const { t } = useI18n();
  const { chat } = useChatScope();
  const { classNames: own, slots } = useContext(FlowFrameContext);
  const Submit = slots?.submit;
  const noticeText = useNoticeText();
  const wayOn = useWayOn();
  const form = useRef<HTMLFormElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { textLength, textMax, notice, picked } = chat;
  const pickedName = picked && shownName(picked.file.name);
  const way = notice === null ? undefined : wayOn(notice);
  const isTooLong = textLength > textMax;
  const counterOf = (used: number) => t("chat.counter", { used, most: textMax });
  const announced = isTooLong
    ? noticeText({ kind: "tooLong" }, textMax)
    : counterOf(textLength - (textLength % ANNOUNCED_STEP));
  return (
    <ShownForm
      {...chat.getFormProps()}
      form={form}
      className={classNames(styles.composer, own?.footer)}
      data-part="composer"
    >
      {notice && (
        <Alert tone="critical" live="assertive" title={way && noticeText(notice, textMax)}>
          {way ?? numbersIn(noticeText(notice, textMax))}
        </Alert>
      )}
      {picked && <PickedFile picked={picked} onRemove={chat.actions.removePicked} />}
      <p role="status" className={visuallyHidden}>
        {pickedName !== null && keptValue(t("chat.file.ready", { name: pickedName }), pickedName)}
      </p>
      {textLength >= NEAR_MAX * textMax && (
        <>
          <p className={isTooLong ? styles.counterOver : styles.counter}>
            {numbersIn(counterOf(textLength))}
          </p>
          <p role="status" className={visuallyHidden}>
            {numbersIn(announced)}
          </p>
        </>
      )}
      <div className={styles.bar}>
        <IconButton
          label={t("chat.attach")}
          aria-disabled={!chat.canWrite || undefined}
          onClick={() => file.current?.click()}
        >
          <AttachIcon />
        </IconButton>
        <input
          {...chat.getPickProps()}
          ref={file}
          className={visuallyHidden}
          tabIndex={-1}
          aria-hidden="true"
          data-part="file"
        />
        <textarea
          {...chat.getTextProps()}
          {...chat.getPasteProps()}
          ref={field}
          rows={1}
          className={styles.field}
          aria-label={t("chat.write")}
          aria-invalid={isTooLong || undefined}
          placeholder={t("chat.write")}
        />
        {Submit ? (
          <Submit {...chat.getSubmitProps()} loading={false} className={own?.submit}>
            {t("chat.send")}
          </Submit>
        ) : (
          <button
            {...chat.getSubmitProps()}
            className={classNames(styles.send, own?.submit)}
            aria-label={t("chat.send")}
            title={t("chat.send")}
            data-part="submit"
          >
            <SendIcon size={22} />
          </button>
        )}
      </div>
    </ShownForm>
  );
}
