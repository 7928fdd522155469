import { Slips, SlipUpload, useSlips, useSlipUpload } from "@satang/headless/slip";

/** The upload of a slip in bare HTML, with the checks of the device. */
export function SlipUploadExample() {
  const upload = useSlipUpload();
  const { state, checks, operation, actions } = upload;
  return (
    <SlipUpload.Root value={upload} aria-label="Send a slip">
      {state === "closed" && <p>Slips are closed for now.</p>}
      <SlipUpload.File aria-label="Picture of the slip" />
      <ul aria-label="Checks">
        {checks?.map(({ name, finding }) => (
          <li key={name}>
            {name}: {finding}
          </li>
        ))}
      </ul>
      <SlipUpload.Submit>Send</SlipUpload.Submit>
      <SlipUpload.Cancel>Stop</SlipUpload.Cancel>
      {operation.error && <p role="alert">{operation.error.kind}</p>}
      {operation.outcome && <p role="status">{operation.outcome}</p>}
      {state === "done" && (
        <>
          <p role="status">The slip was sent.</p>
          <button type="button" onClick={actions.close}>
            Send another
          </button>
        </>
      )}
    </SlipUpload.Root>
  );
}

/** The slips with their status in bare HTML. */
export function SlipsExample() {
  const slips = useSlips();
  return (
    <Slips.Root value={slips}>
      {slips.state === "readFailed" && <p role="alert">The slips could not be read.</p>}
      <Slips.List aria-label="Slips">
        {slips.entries.map((entry) => {
          const link = slips.getPictureProps(entry);
          const button = slips.getOpenProps(entry);
          return (
            <li key={entry.key}>
              {entry.amount ?? "-"} {entry.status} {entry.reason}
              {link ? <a {...link}>Picture</a> : button && <button {...button}>Picture</button>}
            </li>
          );
        })}
      </Slips.List>
      <Slips.Refresh>Refresh</Slips.Refresh>
      {slips.launcher.link && <a href={slips.launcher.link.address}>Open the picture</a>}
    </Slips.Root>
  );
}
