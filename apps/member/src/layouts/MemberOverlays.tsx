import { NextSteps } from "@satang/ui";
import { memo } from "react";
import { MemberChat } from "../chat/MemberChat.tsx";
import { MemberModals } from "../modals/MemberModals.tsx";
import { MemberRealityCheck } from "../modals/MemberRealityCheck.tsx";
import { NEXT_STEPS } from "../modals/next-steps.data.ts";
import { OperationReports, SignOutQuestion } from "../modals/reports.lazy.ts";
import { useModal } from "../modals/use-modal.ts";
import { AfterFirstScreen } from "../shell/AfterFirstScreen.tsx";
import { Step } from "../shell/Step.tsx";

function Reports() {
  const { current } = useModal();
  return <OperationReports paused={current !== undefined} />;
}

/** Overlays of every screen of a member. They are not rendered again with another page. */
export const MemberOverlays = memo(function MemberOverlays() {
  return (
    <Step>
      <MemberChat />
      <NextSteps steps={NEXT_STEPS}>
        <MemberModals />
        <MemberRealityCheck />
        <AfterFirstScreen>
          <Reports />
          <SignOutQuestion />
        </AfterFirstScreen>
      </NextSteps>
    </Step>
  );
});
