import { DepositFlow, depositWords } from "@satang/ui/flows/deposit";
import { SatangProvider } from "@satang/ui/provider";
import { riverDay } from "@satang/ui/themes/river-day";
import { adoptTheme, defineBrand } from "@satang/ui/theming";
import { useState } from "react";
import "@satang/ui/styles.css";

adoptTheme(defineBrand({ id: "acme", extends: riverDay, color: { accent: "#a1006b" } }));

export function DepositPage({ getToken }: { getToken: () => string | null }) {
  const [open, setOpen] = useState(true);
  return (
    <SatangProvider baseUrl="/" getToken={getToken} locale="en" theme="acme" words={depositWords}>
      <DepositFlow open={open} onOpenChange={setOpen} onSuccess={() => setOpen(false)} />
    </SatangProvider>
  );
}
