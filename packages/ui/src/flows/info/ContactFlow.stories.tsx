import {
  drop,
  exampleOf,
  FakeWallet,
  type FakeWalletOptions,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import { Stack } from "../../primitives/Stack/index.ts";
import { ContactFlow, type ContactFlowProps } from "./ContactFlow.tsx";

function Contact({
  version,
  howtoHref,
  onChatPress,
  chatLoading,
  ...wallet
}: FakeWalletOptions & ContactFlowProps) {
  return (
    <FakeWallet {...wallet}>
      <Stack as="main" style={{ padding: 16 }}>
        <ContactFlow
          version={version}
          howtoHref={howtoHref}
          onChatPress={onChatPress}
          chatLoading={chatLoading}
        />
      </Stack>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Contact",
  component: Contact,
  beforeEach: holdTime,
  parameters: pictures.flow,
  args: { version: "1.1.14", howtoHref: "#howto" },
});

const contact = {
  ...exampleOf("lookupContact"),
  contactText: '<p>ทีมงานดูแลคุณตลอด 24 ชั่วโมง</p><p>โทร <a href="tel:021234567">02-123-4567</a></p>',
  lineQR: "/favicon.svg",
};

export const Ready = meta.story({
  parameters: pictures.screen,
  args: { overrides: [reply("lookupContact", contact)] },
});

/** The service has the support chat on. */
export const WithChat = meta.story({
  args: { onChatPress: () => undefined, overrides: [reply("lookupContact", contact)] },
});

/** The host does not know yet whether the support chat is on. */
export const ChatLoading = meta.story({
  args: { chatLoading: true, overrides: [reply("lookupContact", contact)] },
});

/** The service has no chat app. */
export const TextOnly = meta.story({
  args: { overrides: [reply("lookupContact", { contactText: contact.contactText })] },
});

/** The address of the chat app is not safe: the name stays, without a link. */
export const UnsafeLink = meta.story({
  args: { overrides: [reply("lookupContact", { ...contact, lineLink: "javascript:alert(1)" })] },
});

export const Empty = meta.story({
  args: { howtoHref: undefined, overrides: [reply("lookupContact", { contactText: "" })] },
});

export const Reading = meta.story({ args: { overrides: [hang("lookupContact")] } });

export const ReadFailed = meta.story({
  args: { overrides: [refuse("lookupContact", "REQUEST_LIMIT")] },
  play: waitForError,
});

export const Offline = meta.story({
  args: { overrides: [drop("lookupContact")] },
  play: waitForError,
});
