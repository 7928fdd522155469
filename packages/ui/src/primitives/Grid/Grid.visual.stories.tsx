import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Grid } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Grid",
  component: Grid,
  parameters: pictures.primitive,
});

const columns = ["small", "medium", "large"] as const;

/** Every column width with remaining space, kept and shared; unequal content, equal columns. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={6}>
      {columns.map((column) => (
        <Stack key={column} gap={3}>
          <Grid column={column} gap={2}>
            {threeScripts.map(({ lang, sentence }) => (
              <Card key={lang} lang={lang} padding="small">
                <Text size="small">{sentence}</Text>
              </Card>
            ))}
            <Card padding="small">
              <Text size="small">{unbroken}</Text>
            </Card>
          </Grid>
          <Grid column={column} rest="share" gap={4} align="center">
            <Card padding="small">{column}</Card>
            <Card padding="large">{column}</Card>
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
});
