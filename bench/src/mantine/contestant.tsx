import {
  Button,
  Checkbox,
  MantineProvider,
  Modal,
  TextInput,
  useMantineColorScheme,
} from "@mantine/core";
import type { ReactNode } from "react";
import type { DialogProps } from "../contestant.types.ts";
import "@mantine/core/styles.css";

export const Frame = ({ children }: { children: ReactNode }) => (
  <MantineProvider defaultColorScheme="light">{children}</MantineProvider>
);

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "filled" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => <Checkbox key={key} label={`Choice ${key}`} />;

export const field = (key: number, disabled: boolean) => (
  <TextInput key={key} label={`Field ${key}`} disabled={disabled} />
);

export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Modal opened={open} onClose={close} title="Transfer" centered>
      <p>The money moves at once.</p>
      {children}
    </Modal>
  );
}

export const useScheme = () => useMantineColorScheme().setColorScheme;
