import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts } from "@satang/story-kit/three-scripts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Badge } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Badge",
  component: Badge,
  parameters: pictures.primitive,
});

/** Few, many, too many; both tones; next to tall text. */
export const Powerset = meta.story({
  args: { count: 1, label: "1" },
  render: () => (
    <Stack gap={3}>
      {(["critical", "accent"] as const).map((tone) => (
        <Inline key={tone}>
          {[0, 1, 9, 42, 99, 100].map((count) => (
            <Badge key={count} tone={tone} count={count} label={String(count)} />
          ))}
          <Badge tone={tone} count={1200} max={999} label="1200" />
        </Inline>
      ))}
      {threeScripts.map(({ lang, word }) => (
        <Inline key={lang} lang={lang}>
          <Text>{word}</Text>
          <Badge count={3} label={word} />
        </Inline>
      ))}
    </Stack>
  ),
});
