import { type Interrupted, MoneyScene, money } from "@satang/story-kit/fake-money";
import {
  drop,
  hang,
  type Override,
  refuse,
  reply,
  type UploadTransport,
} from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { type SlipPictureOptions, slipPicture } from "@satang/story-kit/slip-picture";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { SlipFlow } from "./SlipFlow.tsx";

const rows = [
  ["2026-11-21T10:20:11+07:00", 300, "PROCESSING", null],
  ["2026-11-21T09:05:47+07:00", 500, "SUCCESS", null],
  ["2026-11-20T20:15:19+07:00", 300, "FAILED", "SLIP_REFNO_DUPLICATED"],
  ["2026-11-19T18:40:02+07:00", 0, "FAILED", "DEST_ACC_INVALID"],
] as const;
const slips = reply("statementSlips", {
  slips: rows.map(([createdAt, amount, status, note], index) => ({
    createdAt,
    amount,
    status,
    note,
    link: index === 0 ? null : `https://slips.example/${index}.jpg`,
    reference: `SL-${index}`,
  })),
  total: 23,
});

/** Stays at a part of the bytes. */
const stayAt =
  (share: number): UploadTransport =>
  ({ onProgress }) => {
    onProgress?.({ loaded: share * 100, total: 100 });
    return new Promise(() => undefined);
  };

interface Scene {
  overrides?: readonly Override[];
  uploadTransport?: UploadTransport;
  /** An upload that a reload interrupted. */
  interrupted?: Partial<Interrupted>;
}

function Slip({ overrides = [], interrupted, ...wallet }: Scene) {
  return (
    <MoneyScene
      overrides={[...money(12_480.5), slips, ...overrides]}
      interrupted={
        interrupted && [
          { operation: "uploadSlip", order: { bytes: 412_000, modifiedAt: 1 }, ...interrupted },
        ]
      }
      {...wallet}
    >
      <SlipFlow open onOpenChange={() => undefined} />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Slip",
  component: Slip,
  beforeEach: holdTime,
});

const part = (selector: string, { canvasElement }: StoryContext) =>
  found(canvasElement.ownerDocument, selector);

/** Chooses a picture, and waits for its checks. */
const choose = (options?: SlipPictureOptions) => async (context: StoryContext) => {
  const input = await part("[role=dialog] input[type=file]", context);
  await context.userEvent.upload(input, await slipPicture(options));
  await part("[data-part=checks][aria-busy=false]", context);
};

const send = (options?: SlipPictureOptions) => async (context: StoryContext) => {
  await choose(options)(context);
  await context.userEvent.click(await part("[role=dialog] button[type=submit]", context));
};

/** The field, and the list with each status. */
export const Open = meta.story({ parameters: pictures.flow });

/** The picture passes every check of the device. */
export const Checked = meta.story({ play: choose() });

/** The checks warn; the slip can be sent all the same. */
export const Warned = meta.story({
  play: choose({ qr: null, width: 280, height: 480 }),
  parameters: pictures.states,
});

/** Bytes are left, so that the member can stop it. */
export const Sending = meta.story({
  tags: ["in:moneyOperation.exclusive.sending"],
  args: { uploadTransport: stayAt(0.64) },
  play: send(),
});

/** Every byte was sent, and the service has not answered. */
export const Received = meta.story({
  args: { uploadTransport: stayAt(1) },
  play: send(),
});

export const Sent = meta.story({ play: send() });

export const Refused = meta.story({
  tags: ["in:moneyOperation.ended.refused"],
  args: { overrides: [refuse("walletUploadSlip", "SLIP_INVALID_FILE")] },
  play: send(),
});

/** The reply was lost, and the list of slips is being read. */
export const ReplyLost = meta.story({
  tags: ["in:moneyOperation.watching.waiting.ready"],
  args: { overrides: [drop("walletUploadSlip")] },
  play: send(),
});

/** The service accepts no slips now. */
export const Closed = meta.story({
  args: { overrides: [reply("lookupSlip", { isActive: false, closeTime: "22:30" })] },
});

/** The service says until when it accepts slips. */
export const CloseTime = meta.story({
  args: { overrides: [reply("lookupSlip", { isActive: true, closeTime: "22:30" })] },
});

export const NoSlips = meta.story({
  args: { overrides: [reply("statementSlips", { slips: [], total: 0 })] },
});

export const ListLoading = meta.story({ args: { overrides: [hang("statementSlips")] } });

export const ListFailed = meta.story({
  args: { overrides: [refuse("statementSlips", "NO_DATA")] },
  play: waitForError,
});
