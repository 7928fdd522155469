import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { threeScripts, unbroken } from "@satang/story-kit/three-scripts";
import { Grid } from "../Grid/index.ts";
import { Stack } from "../Stack/index.ts";
import { GameTile } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/GameTile",
  component: GameTile,
  parameters: pictures.wide,
});

/** Every drawing, with and without a balance; inactive ones keep their colours and show the effect of a press. */
export const Powerset = meta.story({
  parameters: pictures.controls,
  args: { code: "", name: "" },
  render: () => (
    <Grid column="small" gap={3} style={{ padding: 16 }}>
      {["PG", "USUN", "IMI", "UFABET", "BETFLIX", "CIRCUS", "SUPERSLOT"].map((code) => (
        <GameTile key={code} code={code} name={code} amount="1,250.00" />
      ))}
      <GameTile code="JOKER" name="Joker" />
      {[
        "SLOTXO",
        "SEXYGAME",
        "ASKMEBET",
        "HUAYHD",
        "AREASLOT",
        "SLOTRACHA",
        "PGSLOT",
        "JOKER2",
      ].map((code) => (
        <GameTile key={code} code={code} name={code} state="inactive" inactiveLabel="เปิดใช้งาน" />
      ))}
    </Grid>
  ),
});

/** Names and amounts wrap; nothing is cut off with two tiles per row on the narrowest phone. */
export const LongWords = meta.story({
  args: { code: "", name: "" },
  render: () => (
    <Grid column="small" gap={3} style={{ maxWidth: 320, padding: 16 }}>
      {threeScripts.map(({ lang, word, sentence }) => (
        <Stack key={lang} lang={lang} gap={3}>
          <GameTile code={lang} name={sentence} amount="฿1,234,567.50" />
          <GameTile code={word} name={word} state="inactive" inactiveLabel={word} />
        </Stack>
      ))}
      <GameTile code="x" name={unbroken} amount="฿1,234,567.50" />
    </Grid>
  ),
});
