import { loadLocale } from "@satang/i18n";
import { useI18n } from "@satang/ui";
import { Component, type ReactNode } from "react";
import { beforeAll, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { StoryLanguage } from "./preview/StoryLanguage.tsx";
import {
  textsWithSiblings,
  translatedProblems,
  unmarkedNumbers,
  watchOwnNodes,
} from "./translated-story.ts";

beforeAll(watchOwnNodes);

const story = async (children: ReactNode) =>
  render(
    <StoryLanguage locale="en" catalogue={await loadLocale("en")}>
      {children}
    </StoryLanguage>,
  );

const problems = () => translatedProblems("en", "th");

const COUNT = 3;

function Alone() {
  const { t } = useI18n();
  return <p>{`${COUNT} × ${t("common.wallet")}`}</p>;
}

function WithSibling() {
  const { t } = useI18n();
  return (
    <p>
      {COUNT} {t("common.wallet")}
    </p>
  );
}

/** Shows that React ended. */
class Boundary extends Component<{ children: ReactNode }, { readonly hasEnded: boolean }> {
  override state = { hasEnded: false };
  static getDerivedStateFromError = () => ({ hasEnded: true });
  override render = () => (this.state.hasEnded ? <p>ended</p> : this.props.children);
}

/** In one language only, so that React removes it when the language changes. */
function Removed() {
  const { t, locale } = useI18n();
  return (
    <p>
      {locale === "th" && t("common.wallet")}
      <b>{t("common.wallet")}</b>
    </p>
  );
}

test("a text that is alone in its element has no problem in a translated page", async () => {
  await story(<Alone />);
  expect(textsWithSiblings()).toEqual([]);
  expect(await problems()).toEqual([]);
});

test("a text with siblings is found, and that it keeps its old words", async () => {
  await story(<WithSibling />);
  expect(textsWithSiblings()).toEqual([
    'a text with siblings: "3"',
    'a text with siblings: "Wallet"',
  ]);
  expect(await problems()).toEqual([expect.stringMatching(/กระเป๋าเงิน" in place of " 3 Wallet"$/)]);
});

test("a text with siblings is found that React cannot remove", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await story(
    <Boundary>
      <Removed />
    </Boundary>,
  );
  expect(await problems()).toEqual([
    'a translated text did not change: " ended" in place of " Wallet"',
  ]);
});

test("a number that a translator may change is found, and one that is marked is not", async () => {
  await story(
    <>
      <p translate="no">1,250.50</p>
      <p>10:42</p>
    </>,
  );
  expect(unmarkedNumbers()).toEqual(['a number is not marked as not to be translated: "10:42"']);
});

test.each([
  "••• 7890",
  "Call 1323",
  "Code LUCKY50",
  "Enter ab12CD",
  "VID_20261121.mp4",
  "3",
  "Fail 5%",
  "PromptPay (E2P)",
  "×2",
])("an account number, a code, a share and a number that is alone are found: %s", async (text) => {
  await story(<p>{text}</p>);
  expect(unmarkedNumbers()).toHaveLength(1);
});

test.each(["6 digits", "An MP4 or MOV video", "Wait 30 seconds", "Step 1 done"])(
  "a number in a sentence is no code: %s",
  async (text) => {
    await story(<p>{text}</p>);
    expect(unmarkedNumbers()).toEqual([]);
  },
);
