import { useState } from "react";
import type { ButtonProps } from "../parts/element-props.ts";

/** The topics of the how-to videos, in their order (journey.txt §2). */
export const howtoTopics = ["wallet", "play", "balance", "bonus", "bonusCancel"] as const;

/** A topic of a how-to video. */
export type HowtoTopic = (typeof howtoTopics)[number];

/** Addresses of the videos by topic, as the host configures them. A topic without one is not offered. */
export type HowtoVideos = Readonly<Partial<Record<HowtoTopic, string>>>;

/** A how-to video. */
export type HowtoVideo = {
  readonly topic: HowtoTopic;
  /** Address as configured; check it before you play it. */
  readonly address: string;
};

/** Options of {@link useHowto}. */
export type UseHowtoOptions = {
  readonly videos: HowtoVideos;
  /** Topic of the video that is open, `null` for none; without it the hook keeps it. */
  readonly value?: HowtoTopic | null | undefined;
  /** Called with the topic of the video that opens, and with `null` when it closes. */
  readonly onValueChange?: ((topic: HowtoTopic | null) => void) | undefined;
};

/** View that {@link useHowto} returns. */
export type HowtoView = {
  /** The videos that the host has configured, in the order of the topics. */
  readonly videos: readonly HowtoVideo[];
  /** The video that is open: load nothing of the others (decision 41). `null` for none. */
  readonly open: HowtoVideo | null;
  readonly actions: {
    readonly open: (topic: HowtoTopic) => void;
    readonly close: () => void;
  };
  /** For the button that opens a video. */
  readonly getOpenProps: (
    topic: HowtoTopic,
  ) => ButtonProps & { readonly "aria-haspopup": "dialog" };
};

/**
 * The how-to videos, one of which can be open.
 * @example
 * const { videos, getOpenProps } = useHowto({ videos: { wallet: "https://youtu.be/dQw4w9WgXcQ" } });
 * {videos.map(({ topic }) => <button key={topic} {...getOpenProps(topic)}>{topic}</button>)}
 */
export function useHowto({ videos: addresses, value, onValueChange }: UseHowtoOptions): HowtoView {
  const [own, setOwn] = useState<HowtoTopic | null>(null);
  const topic = value === undefined ? own : value;
  const change = (next: HowtoTopic | null) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const videos = howtoTopics.flatMap((name) => {
    const address = addresses[name];
    return address ? [{ topic: name, address }] : [];
  });
  const open = (next: HowtoTopic) => change(next);
  return {
    videos,
    open: videos.find((video) => video.topic === topic) ?? null,
    actions: { open, close: () => change(null) },
    getOpenProps: (next) => ({
      type: "button",
      onClick: () => open(next),
      "aria-haspopup": "dialog",
    }),
  };
}
