import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { ChevronEndIcon, ContactIcon } from "../Icon/index.ts";
import { Inline } from "../Inline/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Link, type LinkProps } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Link",
  component: Link,
  parameters: pictures.primitive,
});

const states: LinkProps[] = [
  { href: "#here" },
  { href: "https://example.com", target: "_blank" },
  { href: "data:text/html,refused" },
];

/** Every variant in every tone: in this tab, in a new tab, rejected. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  render: () => (
    <Stack gap={2}>
      {(["inline", "standalone"] as const).flatMap((variant) =>
        (["accent", "neutral", "inherit"] as const).map((tone) => (
          <Inline key={variant + tone} gap={4}>
            {states.map((state) => (
              <Link key={state.href} variant={variant} tone={tone} {...state}>
                ที่ปลื้มอู้ฟู่
              </Link>
            ))}
            <Link
              href="#icons"
              variant={variant}
              tone={tone}
              startIcon={variant === "standalone" && <ContactIcon size={18} />}
              endIcon={variant === "standalone" && <ChevronEndIcon size={18} />}
            >
              ຖີ້ມຂີ້ເຫຍື້ອ
            </Link>
          </Inline>
        )),
      )}
    </Stack>
  ),
});

/** Links wrap with their sentence; the underline does not touch low vowels. */
export const LongWords = meta.story({
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Stack key={lang} gap={2} lang={lang}>
          <Text>
            {word}{" "}
            <Link href="https://example.com" target="_blank">
              {sentence}
            </Link>{" "}
            {word}
          </Text>
          <Link href="https://example.com" target="_blank" variant="standalone">
            {sentence}
          </Link>
        </Stack>
      ))}
      <Link href="#long">{unbroken}</Link>
      <Link href="#long" target="_blank" variant="standalone">
        {unbroken}
      </Link>
    </Stack>
  ),
});
