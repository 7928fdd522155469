import type { GameView } from "@satang/headless/games";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { HideIcon, PasswordIcon, ShowIcon } from "../../primitives/Icon/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { CredentialRow } from "./CredentialRow.tsx";
import * as styles from "./GameFlow.css.ts";

/** As many for every password, so that its length is not shown. */
const DOTS = "\u2022".repeat(8);

/** Username and password with copy, and a button for a new password. */
export function GameCredentials({ view }: { readonly view: GameView }) {
  const { t } = useI18n();
  const { actions, credentials, credentialsFailure, isPasswordShown } = view;
  if (credentialsFailure) {
    return (
      <ReadFailure
        title={t("games.credentialsFailed")}
        error={credentialsFailure}
        onRetry={actions.retry}
      />
    );
  }
  if (!credentials) return <Skeleton shape="block" height="182px" />;
  const { username, password } = credentials;
  return (
    <section className={styles.credentials} data-part="game-credentials">
      <CredentialRow
        label={t("games.username")}
        text={username}
        copied={t("ui.copied", { text: username })}
      >
        {username}
      </CredentialRow>
      <CredentialRow
        label={t("games.password")}
        text={password}
        copied={t("games.copiedPassword")}
        onCopyFailed={isPasswordShown ? undefined : actions.togglePassword}
        action={
          <IconButton
            {...view.getTogglePasswordProps()}
            label={t(isPasswordShown ? "ui.hidePassword" : "ui.showPassword")}
          >
            {isPasswordShown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
          </IconButton>
        }
      >
        {isPasswordShown ? (
          password
        ) : (
          <>
            <span aria-hidden="true">{DOTS}</span>
            <VisuallyHidden>{t("games.passwordHidden")}</VisuallyHidden>
          </>
        )}
      </CredentialRow>
      <Button
        {...view.getResetProps()}
        variant="text"
        size="small"
        className={styles.reset}
        startIcon={<PasswordIcon size={18} />}
      >
        {t("games.reset.action")}
      </Button>
    </section>
  );
}
