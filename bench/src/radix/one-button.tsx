import { Button, Theme } from "@radix-ui/themes";
import "@radix-ui/themes/styles.css";

export const OneButton = () => (
  <Theme>
    <Button>Transfer</Button>
  </Theme>
);
