import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Stack } from "../Stack/index.ts";
import { Heading } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Heading",
  component: Heading,
  parameters: pictures.primitive,
});

const sizes = ["body", "lead", "title", "display"] as const;

/** Every size in three scripts, with one line and with several. */
export const Powerset = meta.story({
  args: { level: 1 },
  render: () => (
    <Stack gap={4} style={{ maxWidth: 320 }}>
      {sizes.map((size) => (
        <Stack key={size} gap={1}>
          {threeScripts.map(({ lang, word }) => (
            <Heading key={lang} level={2} size={size} lang={lang}>
              {word}
            </Heading>
          ))}
        </Stack>
      ))}
      {threeScripts.map(({ lang, sentence }) => (
        <Heading key={lang} level={2} size="title" lang={lang}>
          {sentence}
        </Heading>
      ))}
      <Heading level={2} size="title">
        {unbroken}
      </Heading>
    </Stack>
  ),
});
