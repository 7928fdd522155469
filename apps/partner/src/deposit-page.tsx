import { DepositFlow, depositWords } from "@satang/ui/flows/deposit";
import { SatangProvider } from "@satang/ui/provider";
import { useState } from "react";
import "@satang/ui/styles.css";
import "./brand.css";

export function DepositPage({ getToken }: { getToken: () => string | null }) {
  const [open, setOpen] = useState(true);
  return (
    <SatangProvider baseUrl="/" getToken={getToken} locale="en" theme="acme" words={depositWords}>
      <DepositFlow open={open} onOpenChange={setOpen} onSuccess={() => setOpen(false)} />
    </SatangProvider>
  );
}
