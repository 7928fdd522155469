import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Checkbox } from "react-aria-components/Checkbox";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { TextField } from "react-aria-components/TextField";
import type { DialogProps } from "../contestant.types.ts";
import "../plain/plain.css";
import "./aria.css";

export { Frame, useScheme } from "../plain/contestant.tsx";

/* React Aria has no styles and uses those of the limit. */

export const button = (key: number, loud: boolean) => (
  <Button key={key} className={loud ? "button" : "button outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => (
  <Checkbox key={key} className="choice">
    {({ isSelected }) => (
      <>
        <span className="check">{isSelected && "✓"}</span>
        {`Choice ${key}`}
      </>
    )}
  </Checkbox>
);

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} className="field" isDisabled={disabled}>
    <Label className="label">{`Field ${key}`}</Label>
    <Input className="input" />
  </TextField>
);

export const Dialog = ({ open, onOpenChange, children }: DialogProps): ReactNode => (
  <ModalOverlay isOpen={open} onOpenChange={onOpenChange} isDismissable className="overlay">
    <Modal className="modal">
      <AriaDialog>
        <Heading slot="title">Transfer</Heading>
        <p>The money moves at once.</p>
        {children}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
