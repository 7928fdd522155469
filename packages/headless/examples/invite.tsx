import { toBaht } from "@satang/core";
import { useBannersFirst } from "@satang/headless/banners";
import { Invite, useInvite } from "@satang/headless/invite";

/** Inviting friends in bare HTML: banners first, then link, bonus and friends. */
export function InviteExample() {
  const first = useBannersFirst({ of: "invite", open: true });
  const invite = useInvite();
  const { state, totals, friends, operation, actions } = invite;
  if (first.state === "reading") return <p role="status">Loading</p>;
  if (first.state === "banners") {
    return (
      <>
        {/* Markup of a server is not trusted: show it with a sanitizer, such as SafeMarkup of @satang/ui. */}
        <p>Banners: {first.banners.length}</p>
        <button {...first.getCloseProps()}>Continue</button>
      </>
    );
  }
  return (
    <Invite.Root value={invite} aria-label="Invite friends">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The bonus could not be read. <Invite.Retry>Try again</Invite.Retry>
        </p>
      )}
      {operation.outcome && (
        <p role="status">
          Result: {operation.outcome}{" "}
          <button type="button" onClick={actions.close}>
            Close
          </button>
        </p>
      )}
      {(state === "ready" || state === "submitting") && (
        <>
          <Invite.Link aria-label="Your link" />
          <Invite.Share words={{ text: "Join me" }}>Share</Invite.Share>
          {totals && <output aria-label="Bonus">{toBaht(totals.amount)}</output>}
          {operation.status === "done" && <p role="status">Received.</p>}
          {operation.error && <p role="alert">{operation.error.kind}</p>}
          <Invite.Receive>Receive</Invite.Receive>
          <ul {...friends.getListProps()}>
            {friends.rows.map(({ key, name, amount }) => (
              <li key={key}>
                {name}: {toBaht(amount)}
              </li>
            ))}
          </ul>
          <button {...friends.getNextProps()}>Older</button>
        </>
      )}
    </Invite.Root>
  );
}
