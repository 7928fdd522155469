import { useI18n } from "@satang/ui";
import { beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { LocaleProvider } from "./LocaleProvider.tsx";
import { loadLanguage } from "./language.ts";
import { useLocale } from "./locale-context.ts";
import { WholeLanguage } from "./WholeLanguage.tsx";

function Screen() {
  const { t } = useI18n();
  const { change } = useLocale();
  return (
    <>
      <h1>{t("app.title.login")}</h1>
      <button type="button" onClick={() => change("la")}>
        ລາວ
      </button>
      <WholeLanguage>
        <p>{t("deposit.title")}</p>
      </WholeLanguage>
    </>
  );
}

const show = async (language: Awaited<ReturnType<typeof loadLanguage>>) =>
  render(
    <LocaleProvider initial={language}>
      <Screen />
    </LocaleProvider>,
  );

describe("the app's language", () => {
  beforeEach(() => localStorage.clear());

  it("renders the first screen with its own texts and loads the rest for parts that need them", async () => {
    const screen = await show(await loadLanguage("th", false));
    await expect.element(screen.getByRole("heading")).toHaveTextContent("เข้าสู่ระบบ");
    await expect.element(screen.getByText("ฝาก\u2060เงิน")).toBeVisible();
    expect(document.documentElement.lang).toBe("th-TH");
  });

  it("changes at once, and stays after a reload", async () => {
    const screen = await show(await loadLanguage("en", true));
    await screen.getByRole("button", { name: "ລາວ" }).click();
    await expect.element(screen.getByRole("heading")).toHaveTextContent("ເຂົ້າສູ່ລະບົບ");
    expect(document.documentElement.lang).toBe("lo-LA");
    expect(localStorage.getItem("locale")).toBe("la");
  });
});
