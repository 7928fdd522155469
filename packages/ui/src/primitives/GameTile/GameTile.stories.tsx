import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { Grid } from "../Grid/index.ts";
import { Money } from "../Money/index.ts";
import { GameTile } from "./index.ts";

/** The known providers (journey.txt §7), each with its own drawing. */
const codes = [
  ..."JOKER PG SLOTXO USUN UFABET SEXYGAME BETFLIX ASKMEBET".split(" "),
  ..."IMI CIRCUS HUAYHD AREASLOT SUPERSLOT SLOTRACHA PGSLOT JOKER2".split(" "),
];

const meta = preview.meta({
  title: "Media/GameTile",
  component: GameTile,
  args: { code: "JOKER", name: "Joker" },
  render: (args) => (
    <div style={{ boxSizing: "content-box", width: 156, padding: 16 }}>
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
      {codes.map((code) => (
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
