import { addSatang, satang } from "@satang/core";
import preview from "@satang/story-kit/preview";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Stack } from "../Stack/index.ts";
import { CountingMoney, Money } from "./index.ts";

const meta = preview.meta({
  title: "Text and money/Money",
  component: Money,
  parameters: { framed: true },
  args: { amount: satang(1_248_050), currency: "THB" as const },
});

export const Hero = meta.story({ args: { size: "hero" } });
export const Medium = meta.story({ args: { size: "medium" } });
export const In = meta.story({ args: { amount: satang(50_000), sign: "plus", tone: "positive" } });
export const Out = meta.story({ args: { amount: satang(-2_025) } });
export const NotMoved = meta.story({ args: { tone: "void" } });

function Balance() {
  const [amount, setAmount] = useState(satang(1_248_050));
  return (
    <Stack align="start">
      <CountingMoney amount={amount} currency="THB" size="hero" />
      <Button onClick={() => setAmount(addSatang(amount, satang(100_000)))}>+1,000</Button>
    </Stack>
  );
}

/** The balance counts to its new amount within 300 ms. */
export const Counting = meta.story({
  render: () => <Balance />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const shown = canvasElement.querySelector("[aria-hidden=true]");
    await waitFor(() => expect(shown).toHaveTextContent("฿13,480.50"));
  },
});
