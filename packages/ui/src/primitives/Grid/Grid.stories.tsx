import preview from "@satang/story-kit/preview";
import { Card } from "../Card/index.ts";
import { GameTile } from "../GameTile/index.ts";
import { Grid } from "./index.ts";

const meta = preview.meta({
  title: "Layout/Grid",
  component: Grid,
  parameters: { framed: true },
});

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index + 1)).map((name) => (
    <Card key={name}>{name}</Card>
  ));

/** As many columns as fit, all with the same width. */
export const Default = meta.story({ args: { children: cards(6) } });

/** Two on the narrowest phone, more on wider screens. */
export const Games = meta.story({
  args: { column: "small", gap: 3 },
  render: (args) => (
    <Grid {...args}>
      {["JOKER", "PG", "SLOTXO", "UFABET"].map((code) => (
        <GameTile key={code} code={code} name={code} amount="1,250.00" />
      ))}
    </Grid>
  ),
});

/** A few items share the whole row. */
export const SharingTheRow = meta.story({ args: { rest: "share", children: cards(2) } });
