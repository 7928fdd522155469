import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Progress } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Progress",
  component: Progress,
  parameters: pictures.moving,
});

/** From 0 to 100 %, in every tone; one with unknown progress. */
export const Powerset = meta.story({
  args: { label: "" },
  render: () => (
    <Card>
      <Stack gap={4}>
        {(["accent", "positive", "critical"] as const).map((tone) => (
          <Stack key={tone} gap={2}>
            {[0, 1, 42, 100].map((value) => (
              <Progress key={value} tone={tone} label="อัปโหลดสลิป" value={value} />
            ))}
          </Stack>
        ))}
        <Progress label="อัปโหลดสลิป" labelVisibility="hidden" value={42} />
        <Progress label="กำลังตรวจสอบ" />
      </Stack>
    </Card>
  ),
});

/** Long and tall labels wrap above the line; the value stays next to them or is below. */
export const LongLabels = meta.story({
  args: { label: "" },
  render: () => (
    <Stack gap={4} style={{ maxWidth: 288 }}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Stack key={lang} gap={3} lang={lang}>
          <Progress label={word} value={42} />
          <Progress label={sentence} value={3} max={5} valueText={sentence} />
        </Stack>
      ))}
      <Progress label={unbroken} value={7} />
    </Stack>
  ),
});
