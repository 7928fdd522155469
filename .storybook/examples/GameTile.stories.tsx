import { satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { Card, FavouriteIcon, GameTile, Money, Text } from "@satang/ui";

/** Pictures of the page of GameTile; not in the navigation. */
const meta = preview.meta({
  title: "Examples/GameTile",
  component: GameTile,
  tags: ["!dev"],
  args: { code: "JOKER", name: "Joker" },
  render: (args) => (
    <div style={{ width: 156, marginInline: "auto" }}>
      <GameTile {...args} />
    </div>
  ),
});

const closed = {
  code: "CIRCUS",
  name: "Circus",
  state: "inactive",
  inactiveLabel: "เปิดใช้งาน",
} as const;

export const LargeArt = meta.story({
  args: {
    code: "UFABET",
    name: "Ufabet",
    amount: <Money amount={satang(300_000)} currency="THB" />,
  },
});

export const Closed = meta.story({ args: closed });

export const Darkened = meta.story({
  args: closed,
  render: (args) => (
    <div style={{ width: 156, marginInline: "auto", filter: "grayscale(0.8) brightness(0.55)" }}>
      <GameTile {...args} />
    </div>
  ),
});

export const SmallSymbol = meta.story({
  render: () => (
    <Card style={{ width: 156, marginInline: "auto" }}>
      <FavouriteIcon size={34} />
      <Text>Joker</Text>
      <Money amount={satang(125_000)} currency="THB" />
    </Card>
  ),
});
