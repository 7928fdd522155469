import { DepositFlow, depositWords } from "@satang/ui/flows/deposit";
import { SatangProvider } from "@satang/ui/provider";
import "@satang/ui/styles.css";
import "./brand.css";

type Props = { getToken: () => string | null; onLeave: () => void };

export function DepositPage({ getToken, onLeave }: Props) {
  return (
    <SatangProvider baseUrl="/" getToken={getToken} locale="en" theme="acme" words={depositWords}>
      <DepositFlow presentation="page" open onOpenChange={onLeave} />
    </SatangProvider>
  );
}
