"use client";

import { type HowtoTopic, type HowtoVideos, useHowto } from "@satang/headless/info";
import { useState } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Card } from "../../primitives/Card/index.ts";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { VideoStage } from "../../primitives/VideoModal/VideoStage.tsx";
import { FlowScreen } from "../frame/FlowScreen.tsx";
import type { FlowPartsProps } from "../frame/flow-frame.types.ts";
import { LazyModal } from "../frame/LazyModal.tsx";
import { EntryRow } from "./EntryRow.tsx";
import * as styles from "./InfoFlow.css.ts";

/** Props of {@link HowtoFlow}. */
export interface HowtoFlowProps extends FlowPartsProps {
  /**
   * Addresses by topic: any form of YouTube, or an mp4, webm or mov file of this site or of one of the `hosts`, with https.
   * A topic without an address is not shown.
   */
  videos: HowtoVideos;
  /** Hosts of allowed files, in addition to this site. @default none */
  hosts?: readonly string[] | undefined;
  /** Topic of the open video, `null` for none; without it the component keeps it. */
  value?: HowtoTopic | null | undefined;
  /** Called with the topic of the video that opens, and with `null` when it closes. */
  onValueChange?: ((topic: HowtoTopic | null) => void) | undefined;
}

/**
 * The how-to videos, each of which opens in a modal player. Nothing of a video is loaded before it opens.
 *
 * @example
 * <HowtoFlow videos={{ wallet: "https://youtu.be/dQw4w9WgXcQ" }} />
 */
export function HowtoFlow({ videos, hosts, value, onValueChange, ...parts }: HowtoFlowProps) {
  const { t } = useI18n();
  const howto = useHowto({ videos, value, onValueChange });
  const [last, setLast] = useState(howto.open);
  if (howto.open && howto.open.topic !== last?.topic) setLast(howto.open);
  const titleOf = (topic: HowtoTopic) => t(`info.howto.topic.${topic}`);
  return (
    <FlowScreen
      parts={parts}
      title={t("info.howto.title")}
      className={styles.screen}
      data-part="howto"
    >
      {howto.videos.length === 0 ? (
        <Card>
          <EmptyState title={t("info.howto.empty")} />
        </Card>
      ) : (
        <>
          <p className={styles.lead}>{t("info.howto.text")}</p>
          <Card padding="none" elevation="raised">
            <ul aria-label={t("info.howto.title")}>
              {howto.videos.map(({ topic }) => (
                <EntryRow
                  key={topic}
                  icon={<PlayIcon size={20} />}
                  title={titleOf(topic)}
                  hint={t(`info.howto.hint.${topic}`)}
                  button={howto.getOpenProps(topic)}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
      <VideoStage
        as={LazyModal}
        open={howto.open !== null}
        onOpenChange={(open) => {
          if (!open) howto.actions.close();
        }}
        // The last one, so that the words stay while the modal closes.
        title={last ? titleOf(last.topic) : ""}
        src={last?.address ?? ""}
        hosts={hosts}
      />
    </FlowScreen>
  );
}
