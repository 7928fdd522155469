import preview from "../../../../../.storybook/preview.tsx";
import { Money } from "../Money/index.ts";
import { Stack } from "../Stack/index.ts";
import { GameTile } from "./index.ts";

const meta = preview.meta({
  title: "Primitives/GameTile",
  component: GameTile,
  decorators: [
    (Story) => (
      <div style={{ width: 152, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Active = meta.story({
  args: { code: "JOKER", name: "Joker", amount: <Money amount={1250} /> },
});

export const Inactive = meta.story({
  args: { code: "SLOTXO", name: "SlotXO", state: "inactive", inactiveLabel: "เปิดใช้งาน" },
});

/** The same code gives the same picture everywhere. */
export const Pictures = meta.story({
  render: () => (
    <Stack gap={3}>
      {["PG", "USUN", "IMI", "UFABET", "BETFLIX", "CIRCUS"].map((code) => (
        <GameTile key={code} code={code} name={code} amount={<Money amount={0} />} />
      ))}
    </Stack>
  ),
});
