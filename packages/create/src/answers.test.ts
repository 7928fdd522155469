import { describe, expect, it } from "vitest";
import {
  AnswerError,
  answersTo,
  DEFAULTS,
  defaults,
  FRAMEWORKS,
  flowsOf,
  idOf,
} from "./answers.ts";

describe("the answers", () => {
  it("are the defaults when the command line says nothing", async () => {
    expect(await answersTo({}, defaults)).toEqual(DEFAULTS);
  });

  it("are those of the command line, and nothing that it says is asked for", async () => {
    const never = async () => {
      throw new Error("asked");
    };
    const given = {
      folder: "shop",
      framework: "next",
      color: "#7a1fa2",
      flows: "withdraw, deposit",
      locale: "la",
    };
    const asks = { folder: never, framework: never, color: never, flows: never, locale: never };
    expect(await answersTo(given, asks)).toEqual({ ...given, flows: ["withdraw", "deposit"] });
  });

  it.each([
    [{ framework: "angular" }, '--framework is "angular"; expected vite, next, html'],
    [{ locale: "lo" }, '--locale is "lo"; expected th, la, en'],
    [{ flows: "deposit,loans" }, '--flows is "loans"'],
    [{ flows: "" }, '--flows is ""'],
    [{ framework: "html", flows: "transfer" }, "expected deposit, withdraw, spin, chat"],
    [{ framework: "constructor" }, '--framework is "constructor"'],
  ])("%j is refused with what is expected", async (options, message) => {
    const answers = answersTo(options, defaults);
    await expect(answers).rejects.toThrow(AnswerError);
    await expect(answers).rejects.toThrow(message);
  });

  it("asks for flows that the framework has", () => {
    for (const framework of FRAMEWORKS)
      expect(flowsOf(framework)).toEqual(expect.arrayContaining([...DEFAULTS.flows]));
    expect(flowsOf("html")).not.toContain("transfer");
  });

  it.each([
    ["my-wallet", "my-wallet"],
    ["sites/Lotus Play/", "lotus-play"],
    ["C:\\sites\\Lotus", "lotus"],
    ["2go", "go"],
    ["ກະເປົາ", "my-wallet"],
    ["..", "my-wallet"],
  ])("the folder %j makes the id %j", (folder, id) => {
    expect(idOf(folder)).toBe(id);
  });
});
