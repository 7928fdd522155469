import type { Failure } from "@satang/core";
import { useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import * as styles from "./ChatPanel.css.ts";
import { useChatScope } from "./chat-context.ts";

/** Says that the chat cannot start, with the way to start it again. */
export function ChatFailure({ error }: { readonly error: Failure }) {
  const { t, errorText } = useI18n();
  const { chat } = useChatScope();
  const Own = useContext(FlowFrameContext).slots?.failure;
  if (Own) return <Own error={error} onRetry={chat.actions.retry} retrying={false} />;
  return (
    <Alert
      tone="critical"
      live="polite"
      title={t("chat.state.cannotStart")}
      className={styles.alert}
      action={
        <Button {...chat.getRetryProps()} variant="outline" size="small">
          {t("common.action.retry")}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
