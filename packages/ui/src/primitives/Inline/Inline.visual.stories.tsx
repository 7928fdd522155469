import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Inline } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Inline",
  component: Inline,
  parameters: pictures.primitive,
});

const justifies = ["start", "center", "end", "between"] as const;
const aligns = ["start", "center", "end", "baseline", "stretch"] as const;

/** Every alignment in both directions. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={3}>
      {justifies.map((justify) => (
        <Inline key={justify} justify={justify}>
          <Card padding="small">{justify}</Card>
          <Card padding="small">2</Card>
        </Inline>
      ))}
      {aligns.map((align) => (
        <Inline key={align} align={align}>
          <Card padding="small">{align}</Card>
          <Card padding="large">2</Card>
        </Inline>
      ))}
    </Stack>
  ),
});

/** The row wraps when it does not fit, word by word. */
export const Wrapping = meta.story({
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Inline key={lang} lang={lang}>
          <Text>{word}</Text>
          <Text>{sentence}</Text>
          <Text>{word}</Text>
        </Inline>
      ))}
      <Inline>
        <Text>{unbroken}</Text>
      </Inline>
    </Stack>
  ),
});
