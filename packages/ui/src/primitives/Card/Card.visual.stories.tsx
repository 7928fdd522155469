import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Card } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Card",
  component: Card,
  parameters: pictures.primitive,
});

const paddings = ["none", "small", "medium", "large"] as const;

/** Every padding, flat and raised; tall, long and unbroken text at 320 px. */
export const Powerset = meta.story({
  render: () => (
    <Stack gap={4} style={{ maxWidth: 320 }}>
      {paddings.map((padding) => (
        <Stack key={padding} gap={3}>
          <Card padding={padding}>
            <Text>{padding}</Text>
          </Card>
          <Card padding={padding} elevation="raised">
            <Text>{padding}</Text>
          </Card>
        </Stack>
      ))}
      {threeScripts.map(({ lang, sentence }) => (
        <Card key={lang} lang={lang}>
          <Text>{sentence}</Text>
        </Card>
      ))}
      <Card>
        <Text>{unbroken}</Text>
      </Card>
    </Stack>
  ),
});
