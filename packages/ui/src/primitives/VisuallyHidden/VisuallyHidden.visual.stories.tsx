import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/VisuallyHidden",
  component: VisuallyHidden,
  parameters: pictures.primitive,
});

/** Takes no space and is invisible, also at the edge of the page. */
export const Unseen = meta.story({
  render: () => (
    <Stack gap={2}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Card key={lang} lang={lang} padding="small">
          <Text align="end">
            {word}
            <VisuallyHidden>
              {sentence} {unbroken}
            </VisuallyHidden>
          </Text>
        </Card>
      ))}
    </Stack>
  ),
});
