import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Spread } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Spread",
  component: Spread,
  parameters: pictures.primitive,
});

/** At the ends when both fit; otherwise below each other at the start. */
export const Wrapping = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Stack key={lang} gap={3} lang={lang}>
          <Spread>
            <Text>{word}</Text>
            <Text weight="strong">500.00</Text>
          </Spread>
          <Spread align="start" gap={2}>
            <Text>{sentence}</Text>
            <Button size="small" variant="outline">
              {word}
            </Button>
          </Spread>
        </Stack>
      ))}
      <Spread>
        <Text>{unbroken}</Text>
        <Text weight="strong">1,234,567.50</Text>
      </Spread>
    </Stack>
  ),
});
