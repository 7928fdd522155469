import { WalletPage } from "./wallet-page.tsx";

export default function Page() {
  return <WalletPage />;
}
