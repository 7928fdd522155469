import { Button, Checkbox, Dialog as SatangDialog, TextField } from "@satang/ui";
import type { DialogProps } from "../contestant.types.ts";

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "accent" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => <Checkbox key={key} label={`Choice ${key}`} />;

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} label={`Field ${key}`} disabled={disabled} />
);

export const Dialog = ({ open, onOpenChange, children }: DialogProps) => (
  <SatangDialog open={open} onOpenChange={onOpenChange} title="Transfer">
    <p>The money moves at once.</p>
    {children}
  </SatangDialog>
);
