import { Button, Dialog, ThemeScope } from "@satang/ui";
import "@satang/ui/styles.css";
import "@satang/ui/themes/lotus.css";

/** A scope with its own brand on a page with another one; what opens from it has the brand of the scope. */
export function PartnerCorner({ theme = "lotus" }: { theme?: string }) {
  return (
    <ThemeScope theme={theme}>
      <Dialog title="Terms" trigger={<Button>Read the terms</Button>}>
        One member, one account.
      </Dialog>
    </ThemeScope>
  );
}
