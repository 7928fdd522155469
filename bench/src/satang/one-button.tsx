import "@satang/ui/base.css";
import "@satang/ui/components/button.css";
import "@satang/ui/tokens.css";
import { Button, ThemeScope } from "@satang/ui";

export const OneButton = () => (
  <ThemeScope>
    <Button>Transfer</Button>
  </ThemeScope>
);
