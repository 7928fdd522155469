import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { LanguageName } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/LanguageName",
  component: LanguageName,
  parameters: pictures.primitive,
});

/** Each in its own script, in the used sizes. */
export const All = meta.story({
  args: { locale: "th" },
  render: () => (
    <Stack gap={2}>
      {(["small", "body", "lead"] as const).map((size) => (
        <Inline key={size} gap={4}>
          {(["th", "la", "en"] as const).map((locale) => (
            <Text key={locale} as="span" size={size}>
              <LanguageName locale={locale} />
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
