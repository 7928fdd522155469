import { Button, TextField } from "@satang/ui";
import type { ReactNode } from "react";
import { LimitButton, LimitField } from "./limit.tsx";

const many = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Who draws: this library, or plain elements with one static style sheet. */
export type Side = "satang" | "limit";

/** Everything drawn on both sides; `variant` is what an update changes. */
export const rows = {
  buttons: {
    satang: (variant: "accent" | "outline") =>
      many(1000, (index) => (
        <Button key={index} variant={variant}>
          {`Button ${index}`}
        </Button>
      )),
    limit: (variant: "accent" | "outline") =>
      many(1000, (index) => (
        <LimitButton key={index} variant={variant}>
          {`Button ${index}`}
        </LimitButton>
      )),
  },
  fields: {
    satang: () => many(200, (index) => <TextField key={index} label={`Field ${index}`} />),
    limit: () => many(200, (index) => <LimitField key={index} label={`Field ${index}`} />),
  },
} as const;
