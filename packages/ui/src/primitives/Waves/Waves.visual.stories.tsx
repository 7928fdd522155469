import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { Stack } from "../Stack/index.ts";
import { Text } from "../Text/index.ts";
import { Waves } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/Waves",
  component: Waves,
  parameters: pictures.primitive,
});

/** Behind a surface, and fading in next to text; faint and strong. */
export const Powerset = meta.story({
  render: () => (
    <Stack>
      {(["none", "start"] as const).flatMap((fade) =>
        [0.15, 0.3, 0.8].map((strength) => (
          <Card
            key={fade + strength}
            style={{ position: "relative", overflow: "hidden", height: 120 }}
          >
            <Waves fade={fade} strength={strength} />
            <Text style={{ position: "relative", maxWidth: "45%" }}>ที่ปลื้มอู้ฟู่</Text>
          </Card>
        )),
      )}
    </Stack>
  ),
});
