import { Button, MantineProvider } from "@mantine/core";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";

export const OneButton = () => (
  <MantineProvider>
    <Button>Transfer</Button>
  </MantineProvider>
);
