import { drop, FakeWallet, type FakeWalletProps, hang } from "@satang/story-kit/fake-wallet";
import { waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import { AgreementFlow } from "./AgreementFlow.tsx";

function Agreement(wallet: Omit<FakeWalletProps, "children">) {
  return (
    <FakeWallet {...wallet}>
      <AgreementFlow open onOpenChange={() => undefined} />
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Agreement",
  component: Agreement,
  beforeEach: holdTime,
  parameters: pictures.flow,
});

export const Open = meta.story();

export const Reading = meta.story({ args: { overrides: [hang("lookupAgreements")] } });

export const ReadFailed = meta.story({
  args: { overrides: [drop("lookupAgreements")] },
  play: waitForError,
});
