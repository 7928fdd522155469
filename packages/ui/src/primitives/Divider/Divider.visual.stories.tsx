import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Divider } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Divider",
  component: Divider,
  parameters: pictures.primitive,
});

/** Both directions, with and without a label; with a long label a line is left at both ends. */
export const Powerset = meta.story({
  render: () => (
    <Card style={{ maxWidth: 320 }}>
      <Stack>
        <Divider />
        {threeScripts.map(({ lang, word, sentence }) => (
          <Stack key={lang} gap={3} lang={lang}>
            <Divider label={word} />
            <Divider label={sentence} />
            <Inline gap={3} wrap="nowrap" style={{ minHeight: 96 }}>
              <Text>{word}</Text>
              <Divider direction="vertical" />
              <Text>{word}</Text>
              <Divider direction="vertical" label={word} />
              <Text>{word}</Text>
            </Inline>
          </Stack>
        ))}
        <Divider label={unbroken} />
      </Stack>
    </Card>
  ),
});
