import { beforeAll, describe, expect, it } from "vitest";
import { findWords, type Word, wordsOf } from "./words.rules.ts";
import { readWords } from "./words-plugin.ts";

describe("the page of all messages", () => {
  let words: Word[];
  beforeAll(async () => {
    words = await readWords();
  });

  it("has every message with its text in three languages and at least one place", () => {
    expect(words.length).toBeGreaterThan(1_000);
    const poor = words.filter(({ th, la, en, places }) => !th || !la || !en || places.length === 0);
    expect(poor.map(({ key }) => key)).toEqual([]);
  });

  it("names the component that shows a message, with its documentation page", () => {
    const of = (key: string) => words.find((word) => word.key === key)?.places;
    expect(of("withdraw.submit")).toEqual([{ name: "WithdrawForm", page: "flows-withdraw--docs" }]);
  });

  it("names components and flows, never a module", () => {
    const places = new Set(words.flatMap(({ places }) => places.map(({ name }) => name)));
    const isPlace = /^(?:(?:member app: )?[A-Z]\w*|flows\/[\w-]+|every flow)$/;
    expect([...places].filter((name) => !isPlace.test(name))).toEqual([]);
  });

  it("has the components that load the texts of a hook, and every flow for the text of an error", () => {
    const of = (key: string) =>
      words.find((word) => word.key === key)?.places.map(({ name }) => name);
    expect(of("errors.network.text")).toContain("every flow");
    expect(of("money.name.withdraw")).toEqual(["OpenOperations", "OperationReports"]);
    expect(of("ui.countdown.left")).toEqual(["Countdown", "CountdownRing"]);
    expect(of("common.action.refresh")).toEqual(["SlipList"]);
  });

  it("finds a text that is typed in any of the languages, by its place, and by parts of its key", () => {
    const keys = (search: string) => findWords(words, search).map(({ key }) => key);
    expect(keys("ถอนเงิน")).toContain("withdraw.title");
    expect(keys("WithdrawForm submit")).toContain("withdraw.submit");
    expect(keys("deposit.qr alt")).toContain("deposit.qr.alt");
    expect(keys("1 min")).toContain("deposit.speed.minute");
    expect(keys("no such text anywhere")).toEqual([]);
    expect(keys("")).toHaveLength(words.length);
  });
});

it("a message with a computed key has the place that computes it", () => {
  const tree = { money: { done: { title: "Done" } } };
  const text = ["t(`money.$", "{outcome}.title`)"].join("");
  const places = [{ name: "Outcome", page: null }];
  const [word] = wordsOf({ en: tree, th: tree, la: tree }, [{ text, places }]);
  expect(word?.places).toEqual(places);
});
