import {
  Button,
  Dialog as ChakraDialog,
  ChakraProvider,
  Checkbox,
  CloseButton,
  defaultSystem,
  Field,
  Input,
  Portal,
} from "@chakra-ui/react";
import { ThemeProvider, useTheme } from "next-themes";
import type { ReactNode } from "react";
import type { DialogProps } from "../contestant.types.ts";

/** The `Provider` and `ColorModeProvider` snippets of Chakra. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={defaultSystem}>
    <ThemeProvider attribute="class" defaultTheme="light" disableTransitionOnChange>
      {children}
    </ThemeProvider>
  </ChakraProvider>
);

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "solid" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => (
  <Checkbox.Root key={key}>
    <Checkbox.HiddenInput />
    <Checkbox.Control />
    <Checkbox.Label>{`Choice ${key}`}</Checkbox.Label>
  </Checkbox.Root>
);

export const field = (key: number, disabled: boolean) => (
  <Field.Root key={key} disabled={disabled}>
    <Field.Label>{`Field ${key}`}</Field.Label>
    <Input />
  </Field.Root>
);

export const Dialog = ({ open, onOpenChange, children }: DialogProps) => (
  <ChakraDialog.Root
    lazyMount
    unmountOnExit
    open={open}
    onOpenChange={(event) => onOpenChange(event.open)}
  >
    <Portal>
      <ChakraDialog.Backdrop />
      <ChakraDialog.Positioner>
        <ChakraDialog.Content>
          <ChakraDialog.Header>
            <ChakraDialog.Title>Transfer</ChakraDialog.Title>
          </ChakraDialog.Header>
          <ChakraDialog.Body>
            <p>The money moves at once.</p>
            {children}
          </ChakraDialog.Body>
          <ChakraDialog.CloseTrigger asChild>
            <CloseButton size="sm" />
          </ChakraDialog.CloseTrigger>
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </Portal>
  </ChakraDialog.Root>
);

export const useScheme = () => useTheme().setTheme;
