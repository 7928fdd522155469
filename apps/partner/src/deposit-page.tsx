import { DepositFlow, depositWords } from "@satang/ui/flows/deposit";
import { SatangProvider } from "@satang/ui/provider";
import "@satang/ui/tokens.css";
import "@satang/ui/base.css";
import "@satang/ui/flows/deposit.css";
import "./brand.css";

const satang = { baseUrl: "/", locale: "en", theme: "acme", words: depositWords } as const;

type Props = { getToken: () => string | null; onLeave: () => void };

export function DepositPage({ getToken, onLeave }: Props) {
  return (
    <SatangProvider {...satang} getToken={getToken} surface="page">
      <DepositFlow presentation="page" open onOpenChange={onLeave} />
    </SatangProvider>
  );
}
