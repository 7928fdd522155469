import {
  Button,
  Dialog as ChakraDialog,
  ChakraProvider,
  CloseButton,
  defaultSystem,
  Field,
  Input,
  Portal,
} from "@chakra-ui/react";
import { ThemeProvider, useTheme } from "next-themes";
import type { ReactNode } from "react";

/** Its `Provider` and `ColorModeProvider` snippets. */
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

export const field = (key: number, disabled: boolean) => (
  <Field.Root key={key} disabled={disabled}>
    <Field.Label>{`Field ${key}`}</Field.Label>
    <Input />
  </Field.Root>
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const Dialog = ({ open, onOpenChange }: DialogProps) => (
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
