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
  args: { amount: 12480.5 },
});

export const Hero = meta.story({ args: { size: "hero" } });
export const Medium = meta.story({ args: { size: "medium" } });
export const In = meta.story({ args: { amount: 500, sign: "plus", tone: "positive" } });
export const Out = meta.story({ args: { amount: -20.25 } });
export const NotMoved = meta.story({ args: { tone: "void" } });

function Balance() {
  const [amount, setAmount] = useState(12480.5);
  return (
    <Stack align="start">
      <CountingMoney amount={amount} size="hero" />
      <Button onClick={() => setAmount(amount + 1000)}>+1,000</Button>
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
