import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { Grid } from "../Grid/index.ts";
import { Money } from "../Money/index.ts";
import { GameTile } from "./index.ts";

const meta = preview.meta({
  title: "Media/GameTile",
  component: GameTile,
  args: { code: "JOKER", name: "Joker" },
  render: (args) => (
    <div style={{ width: 152, padding: 16 }}>
      <GameTile {...args} />
    </div>
  ),
});

export const Active = meta.story({
  args: { amount: <Money amount={satang(125_000)} currency="THB" /> },
});

export const Inactive = meta.story({
  args: { code: "SLOTXO", name: "SlotXO", state: "inactive", inactiveLabel: "เปิดใช้งาน" },
});

/** A code has the same picture everywhere. */
export const Pictures = meta.story({
  render: () => (
    <Grid column="small" gap={3} style={{ padding: 16 }}>
      {["PG", "USUN", "IMI", "UFABET", "BETFLIX", "CIRCUS"].map((code) => (
        <GameTile
          key={code}
          code={code}
          name={code}
          amount={<Money amount={satang(0)} currency="THB" />}
        />
      ))}
    </Grid>
  ),
});
