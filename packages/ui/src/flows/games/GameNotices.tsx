import type { GameView } from "@satang/headless/games";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { useFailureText } from "../money/use-failure-text.ts";

/** Props of {@link GameNotices}. */
export type GameNoticesProps = {
  readonly view: GameView;
  readonly name: string;
};

/** Why the game was not opened: a failure, or a browser that opens no tab, with a link or a form in its place. */
export function GameNotices({ view, name }: GameNoticesProps) {
  const { t } = useI18n();
  const failureText = useFailureText();
  const { failure, site } = view;
  const link = view.getSiteLinkProps();
  const form = view.getSiteFormProps();
  if (failure) {
    return (
      <Alert tone="critical" live="assertive" title={t("games.notOpened")}>
        {failureText(failure.status, failure.error)}
      </Alert>
    );
  }
  if (!link && !form) return null;
  const open = keptValue(t("games.blocked.open", { name }), name);
  return (
    <Alert
      tone="info"
      live="assertive"
      title={t("games.blocked.title")}
      action={
        link ? (
          <Button asChild size="small">
            <a {...link}>{open}</a>
          </Button>
        ) : (
          form && (
            <form {...form}>
              {Object.entries(site?.fields ?? {}).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <Button type="submit" size="small">
                {open}
              </Button>
            </form>
          )
        )
      }
    >
      {t("games.blocked.text")}
    </Alert>
  );
}
