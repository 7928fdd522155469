import {
  Button,
  Checkbox,
  Flex,
  Dialog as RadixDialog,
  Text,
  TextField,
  Theme,
} from "@radix-ui/themes";
import { ThemeProvider, useTheme } from "next-themes";
import type { ReactNode } from "react";
import type { DialogProps } from "../contestant.types.ts";
import "@radix-ui/themes/styles.css";

export const Frame = ({ children }: { children: ReactNode }) => (
  <ThemeProvider attribute="class" defaultTheme="light">
    <Theme>{children}</Theme>
  </ThemeProvider>
);

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "solid" : "outline"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => (
  <Text key={key} as="label" size="2">
    <Flex gap="2">
      <Checkbox />
      {`Choice ${key}`}
    </Flex>
  </Text>
);

export const field = (key: number, disabled: boolean) => (
  <label key={key} htmlFor={`field-${key}`}>
    <Text as="div" size="2" mb="1" weight="bold">
      {`Field ${key}`}
    </Text>
    <TextField.Root id={`field-${key}`} disabled={disabled} />
  </label>
);

export const Dialog = ({ open, onOpenChange, children }: DialogProps) => (
  <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
    <RadixDialog.Content maxWidth="450px">
      <RadixDialog.Title>Transfer</RadixDialog.Title>
      <RadixDialog.Description size="2" mb="4">
        The money moves at once.
      </RadixDialog.Description>
      {children}
    </RadixDialog.Content>
  </RadixDialog.Root>
);

export const useScheme = () => useTheme().setTheme;
