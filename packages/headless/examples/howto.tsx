import { type HowtoVideos, useHowto } from "@satang/headless/info";

/** The how-to videos in bare HTML: a film is loaded when it opens. */
export function HowtoExample({ videos }: { videos: HowtoVideos }) {
  const howto = useHowto({ videos });
  return (
    <>
      <ul aria-label="How-to videos">
        {howto.videos.map(({ topic }) => (
          <li key={topic}>
            <button {...howto.getOpenProps(topic)}>{topic}</button>
          </li>
        ))}
      </ul>
      {howto.open && (
        <div role="dialog" aria-label={howto.open.topic}>
          {/* biome-ignore lint/a11y/useMediaCaption: the example has no captions */}
          <video controls src={howto.open.address} aria-label={howto.open.topic} />
          <button type="button" onClick={howto.actions.close}>
            Close
          </button>
        </div>
      )}
    </>
  );
}
