import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Text",
  component: Text,
  parameters: pictures.primitive,
});

const sizes = ["caption", "small", "body", "lead"] as const;
const weights = ["regular", "medium", "strong"] as const;
const tones = [
  "inherit",
  "neutral",
  "muted",
  "accent",
  "positive",
  "warning",
  "info",
  "critical",
] as const;

/** Every size in every weight, every tone, three scripts. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3}>
      {sizes.map((size) => (
        <Stack key={size} gap={1}>
          {weights.map((weight) => (
            <Inline key={weight} align="baseline" gap={3}>
              {threeScripts.map(({ lang, word }) => (
                <Text key={lang} as="span" lang={lang} size={size} weight={weight}>
                  {word}
                </Text>
              ))}
            </Inline>
          ))}
        </Stack>
      ))}
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone} ที่ปลื้มอู้ฟู่ 12,480.50
        </Text>
      ))}
    </Stack>
  ),
});

/** Lines do not touch each other in any script and context. */
export const LongWords = meta.story({
  render: () => (
    <Stack gap={3} style={{ maxWidth: 288 }}>
      {threeScripts.map(({ lang, sentence }) => (
        <Stack key={lang} gap={2} lang={lang}>
          <Text>{sentence}</Text>
          <Text align="center" size="small">
            {sentence}
          </Text>
          <Text align="end" size="caption">
            {sentence}
          </Text>
        </Stack>
      ))}
      <Text>{unbroken}</Text>
    </Stack>
  ),
});
