import { satang } from "@satang/core";
import { defineOverrides, loadLocale } from "@satang/i18n";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { I18nProvider } from "./I18nProvider.tsx";
import { useI18n } from "./use-i18n.ts";

function Sample() {
  const { t, format, errorText } = useI18n();
  return (
    <>
      <p data-testid="word">{t("ui.close")}</p>
      <p data-testid="money">{format.moneyWithUnit(satang(123_450), "THB")}</p>
      <p data-testid="error">
        {errorText({ kind: "coded", code: "WRONG_PASSWORD", message: "", status: 400 })}
      </p>
    </>
  );
}

describe("I18nProvider", () => {
  it("needs no style attribute, which a strict policy removes from a page that a server rendered", async () => {
    const screen = await render(
      <I18nProvider locale="th" catalogue={await loadLocale("th")}>
        <p>ฝากเงิน</p>
      </I18nProvider>,
    );
    const around = screen.getByText("ฝากเงิน").element().parentElement as Element;
    expect(around).toHaveAttribute("lang", "th-TH");
    expect(around).not.toHaveAttribute("style");
    expect(getComputedStyle(around).display).toBe("contents");
  });

  it("provides the language for components, with a lang that browsers understand", async () => {
    const screen = await render(
      <I18nProvider locale="la" catalogue={await loadLocale("la")}>
        <Sample />
      </I18nProvider>,
    );
    await expect.element(screen.getByTestId("word")).toHaveTextContent("ປິດ");
    await expect.element(screen.getByTestId("money")).toHaveTextContent("1,234.50 ບາດ");
    await expect.element(screen.getByTestId("error")).toHaveTextContent("ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ");
    expect(screen.getByTestId("word").element().closest("[lang]")).toHaveAttribute("lang", "lo-LA");
  });

  it("uses the texts of a partner where they exist", async () => {
    const screen = await render(
      <I18nProvider
        locale="en"
        catalogue={await loadLocale("en")}
        overrides={defineOverrides({ ui: { close: "Done here" } })}
      >
        <Sample />
      </I18nProvider>,
    );
    await expect.element(screen.getByTestId("word")).toHaveTextContent("Done here");
  });

  it("sets the language of the document when the whole page is Satang's, and restores it", async () => {
    const before = document.documentElement.lang;
    const screen = await render(
      <I18nProvider locale="th" catalogue={await loadLocale("th")} scope="document">
        <Sample />
      </I18nProvider>,
    );
    expect(document.documentElement.lang).toBe("th-TH");
    await screen.unmount();
    expect(document.documentElement.lang).toBe(before);
  });

  it("throws an error with the names of hook and provider when the provider is missing", async () => {
    await expect(render(<Sample />)).rejects.toThrow("useI18n needs an <I18nProvider>");
  });
});
