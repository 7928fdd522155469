import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Divider } from "../Divider/index.ts";
import { Text } from "../Text/index.ts";
import { Stack } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Stack",
  component: Stack,
  parameters: pictures.primitive,
});

const aligns = ["stretch", "start", "center", "end"] as const;

/** Every alignment; tall text touches nothing, unbreakable text wraps. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxWidth: 288 }}>
      {aligns.map((align) => (
        <Stack key={align} align={align} gap={2}>
          {threeScripts.map(({ lang, word }) => (
            <Card key={lang} lang={lang} padding="small">
              <Text>{word}</Text>
            </Card>
          ))}
        </Stack>
      ))}
      <Stack>
        <Text>{unbroken}</Text>
      </Stack>
    </Stack>
  ),
});

/** Every step of the scale. */
export const Gaps = meta.story({
  render: () => (
    <Stack gap={0}>
      {([0, 1, 2, 3, 4, 5, 6, 8, 10, 12] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Divider />
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
});
