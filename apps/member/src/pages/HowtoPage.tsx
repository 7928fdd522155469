import type { HowtoTopic } from "@satang/headless/info";
import { useI18n } from "@satang/ui";
import { HowtoFlow } from "@satang/ui/flows/info";
import { useEffect, useState } from "react";
import { howtoVideos, videoHosts } from "../config/howto-videos.ts";
import { modalHistory } from "../modals/modal-history.ts";
import { useModal } from "../modals/use-modal.ts";
import { usePageTitle } from "../shell/use-page-title.ts";
import styles from "./HowtoPage.module.css";

/** The how-to videos; the back button closes a video. */
export function HowtoPage() {
  const { t } = useI18n();
  const isOpen = useModal().current === "video";
  const [topic, setTopic] = useState<HowtoTopic | null>(null);
  usePageTitle(t("app.title.howto"));

  // After a reload, the entry of the history remains without its video.
  useEffect(() => {
    if (isOpen && topic === null) modalHistory.close();
  }, [isOpen, topic]);

  return (
    <div className={styles.page}>
      <HowtoFlow
        videos={howtoVideos}
        hosts={videoHosts}
        value={isOpen ? topic : null}
        onValueChange={(next) => {
          if (next === null) return modalHistory.close();
          setTopic(next);
          modalHistory.open("video");
        }}
      />
    </div>
  );
}
