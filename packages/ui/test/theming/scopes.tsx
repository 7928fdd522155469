import { Button, Dialog, ThemeScope } from "@satang/ui";
import "@satang/ui/styles.css";
import "@satang/ui/themes/lotus.css";

/** A partner's corner on a page that wears another brand; what opens from it wears the corner's. */
export function PartnerCorner({ theme = "lotus" }: { theme?: string }) {
  return (
    <ThemeScope theme={theme}>
      <Dialog title="Terms" trigger={<Button>Read the terms</Button>}>
        One member, one account.
      </Dialog>
    </ThemeScope>
  );
}
