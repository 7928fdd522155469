"use client";

import { useContact } from "@satang/headless/info";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { PlayIcon, SupportIcon } from "../../primitives/Icon/index.ts";
import { SafeMarkup } from "../../primitives/SafeMarkup/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowLoading } from "../frame/FlowLoading.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { ChatAppCard } from "./ChatAppCard.tsx";
import {
  ChatAppSkeleton,
  ContactRowSkeleton,
  ContactTextReading,
  ContactTextSkeleton,
} from "./ContactSkeleton.tsx";
import { EntryRow } from "./EntryRow.tsx";
import * as styles from "./InfoFlow.css.ts";

/** Props of {@link ContactFlow}. */
export interface ContactFlowProps extends FlowPartsProps {
  /** Version of the app, which support asks for. @default not shown */
  version?: string | undefined;
  /** Address of the how-to videos. @default no link to them */
  howtoHref?: string | undefined;
  /** Opens the support chat. @default no row for it */
  onChatPress?: (() => void) | undefined;
  /** Shows a placeholder for the row of the support chat, while it is not known whether there is one. @default false */
  chatLoading?: boolean | undefined;
  /** More origins from which pictures are shown, in addition to those of the page and of the backend. @default [] */
  pictureOrigins?: readonly string[] | undefined;
}

/**
 * How to reach the service: its text, the support chat, its chat app with a QR, and the version of the app.
 *
 * @example
 * <ContactFlow version="1.1.14" howtoHref="/howto" />
 */
export function ContactFlow({
  version,
  howtoHref,
  onChatPress,
  chatLoading = false,
  pictureOrigins,
  ...parts
}: ContactFlowProps) {
  const { t, errorTitle } = useI18n();
  const contact = useContact();
  const { state, markup, chatApp, readFailure, isReading, actions } = contact;
  const nothing = <EmptyState title={t("info.contact.empty")} />;
  return (
    <FlowScreen
      parts={parts}
      title={t("info.contact.title")}
      className={styles.screen}
      data-part="contact"
      data-state={state}
    >
      {readFailure && (
        <Card>
          <ReadFailure
            error={readFailure}
            title={errorTitle(readFailure)}
            onRetry={actions.retry}
            retrying={isReading}
          />
        </Card>
      )}
      {state === "loading" && (
        <FlowLoading>
          <ContactTextReading />
        </FlowLoading>
      )}
      {markup !== null && (
        <SafeMarkup
          markup={markup}
          headingLevel={2}
          pictureOrigins={pictureOrigins}
          fallback={<ContactTextSkeleton />}
          empty={chatApp ? undefined : nothing}
        />
      )}
      {chatLoading && <ContactRowSkeleton />}
      {onChatPress && !chatLoading && (
        <Card as="section" padding="none" aria-label={t("info.contact.support")}>
          <ul>
            <EntryRow
              icon={<SupportIcon size={20} />}
              title={t("info.contact.support")}
              hint={t("info.contact.supportHint")}
              button={{ type: "button", onClick: onChatPress }}
            />
          </ul>
        </Card>
      )}
      {state === "loading" && <ChatAppSkeleton />}
      {chatApp && (
        <ChatAppCard app={chatApp} link={contact.getChatProps()} pictureOrigins={pictureOrigins} />
      )}
      {howtoHref !== undefined && (
        <Card as="section" padding="none" aria-label={t("info.howto.title")}>
          <ul>
            <EntryRow
              icon={<PlayIcon size={20} />}
              title={t("info.howto.title")}
              hint={t("info.howto.text")}
              href={howtoHref}
            />
          </ul>
        </Card>
      )}
      {version !== undefined && (
        <p className={styles.version}>{wholeNumbers(t("info.contact.version", { version }))}</p>
      )}
    </FlowScreen>
  );
}
