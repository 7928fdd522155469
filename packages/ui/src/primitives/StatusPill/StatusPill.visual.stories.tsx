import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { CoinsIcon } from "../Icon/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { StatusPill } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/StatusPill",
  component: StatusPill,
  parameters: pictures.primitive,
});

const tones = ["neutral", "accent", "positive", "warning", "info", "critical"] as const;

/** Every tone with its own icon; tall, long and unbreakable text at 320 px. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3} align="start" style={{ maxWidth: 320 }}>
      {tones.map((tone) => (
        <Inline key={tone}>
          {threeScripts.map(({ lang, word }) => (
            <StatusPill key={lang} lang={lang} tone={tone}>
              {word}
            </StatusPill>
          ))}
        </Inline>
      ))}
      <StatusPill tone="accent" icon={<CoinsIcon size={16} />}>
        1,250
      </StatusPill>
      {threeScripts.map(({ lang, sentence }) => (
        <StatusPill key={lang} lang={lang} tone="positive">
          {sentence}
        </StatusPill>
      ))}
      <StatusPill tone="critical">{unbroken}</StatusPill>
    </Stack>
  ),
});
