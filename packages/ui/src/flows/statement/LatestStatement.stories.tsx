import {
  drop,
  FakeWallet,
  type FakeWalletOptions,
  garbage,
  hang,
  reply,
} from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { LatestStatement } from "./LatestStatement.tsx";

function Latest(wallet: FakeWalletOptions) {
  return (
    <FakeWallet signedIn {...wallet}>
      <main style={{ padding: 16 }}>
        <LatestStatement onReceipt={() => undefined} />
      </main>
    </FakeWallet>
  );
}

const meta = preview.meta({
  title: "Flows/Statement/Latest",
  component: Latest,
  beforeEach: holdTime,
  parameters: pictures.states,
});

const shows =
  (selector: string) =>
  async ({ canvasElement }: StoryContext) =>
    void (await found(canvasElement, `[data-part=latest] ${selector}`));

/** The newest three rows, each with its age, and a link to all of them. */
export const Rows = meta.story({ parameters: pictures.flow, play: shows("li:nth-child(3)") });

export const Loading = meta.story({
  args: { overrides: [hang("statementList")] },
  play: shows("[aria-busy]"),
});

export const Empty = meta.story({
  args: { overrides: [reply("statementList", { total: 0, statements: [] })] },
  play: shows("[data-part=empty-state]"),
});

/** The reply of the service cannot be read; the page around it keeps working. */
export const Failed = meta.story({
  args: { overrides: [garbage("statementList")] },
  play: waitForError,
});

export const Offline = meta.story({
  parameters: noPictures,
  args: { overrides: [drop("statementList")] },
  play: waitForError,
});
