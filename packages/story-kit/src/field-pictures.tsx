import type { ReactNode } from "react";
import { Stack } from "../../ui/src/primitives/Stack/index.ts";

/** A label with the tallest letters of each script, and one without a possible line break. */
export const labels = {
  th: "ที่ปลื้มอู้ฟู่ ผู้กู้ปู่ย่าที่รู้ซึ้งถึงกู้",
  lo: "ຖີ້ມ ຢືນຢັນຖີ້ມຂີ້ເຫຍື້ອນ້ຳໜຶ່ງ",
  en: "Unbreakablyunbrokenlabelthatnobodywouldwritebutsomebodywillpaste",
} as const;

type Scripts<Words> = Readonly<Record<keyof typeof labels, Words>>;

/** The states of a field below each other, for each script, in the width of the narrowest phone. */
export function inThreeScripts<Words = string>(
  draw: (words: Words) => ReactNode,
  scripts: Scripts<Words>,
  maxWidth = 288,
) {
  return () => (
    <Stack gap={6} style={{ maxWidth }}>
      {(["th", "lo", "en"] as const).map((lang) => (
        <Stack key={lang} gap={3} lang={lang}>
          {draw(scripts[lang])}
        </Stack>
      ))}
    </Stack>
  );
}
