"use client";
import { useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { ErrorState } from "../EmptyState/ErrorState.tsx";
import * as styles from "./VideoModal.css.ts";
import { playable } from "./video.rules.ts";
import type { VideoCaptions } from "./video.types.ts";

interface VideoPlayerProps {
  src: string;
  hosts: readonly string[];
  name: string;
  captions: readonly VideoCaptions[];
}

/**
 * The player or an error message; mounted only while the modal is open, so that closing it stops
 * it.
 */
export function VideoPlayer({ src, hosts, name, captions }: VideoPlayerProps) {
  const { t, languageTag } = useI18n();
  const [failed, setFailed] = useState(false);
  const video = playable(src, { hosts, origin: location.origin, language: languageTag });

  if (!video || failed)
    return <ErrorState title={t("ui.video.error")} text={t("ui.video.errorText")} />;
  if (video.kind === "frame") {
    return (
      <iframe
        className={styles.player}
        data-part="player"
        title={name}
        src={video.src}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // YouTube plays nothing for a page without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: there is a track for each of the host's captions
    <video
      className={styles.player}
      data-part="player"
      aria-label={name}
      src={video.src}
      controls
      autoPlay
      playsInline
      crossOrigin={captions.length > 0 ? "anonymous" : undefined}
      onError={() => setFailed(true)}
    >
      {captions.map(({ src: file, language, label }) => (
        <track
          key={language}
          kind="captions"
          src={file}
          srcLang={language}
          label={label}
          default={languageTag.startsWith(language)}
        />
      ))}
    </video>
  );
}
