import { pictures } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { threeScripts, unbroken } from "../../../test/three-scripts.ts";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { VisuallyHidden } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/VisuallyHidden/Pictures",
  component: VisuallyHidden,
  parameters: pictures.primitive,
});

/** Takes no room and leaves no mark, at the edge of the page either. */
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
