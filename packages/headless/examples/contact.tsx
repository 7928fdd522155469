import { useContact } from "@satang/headless/info";

/** How to reach the service, in bare HTML. Its text is markup of the server: sanitise it before you render it. */
export function ContactExample({ toText }: { toText: (markup: string) => string }) {
  const { state, markup, chatApp, getChatProps, getRetryProps } = useContact();
  const link = getChatProps();
  return (
    <section aria-label="Contact">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The contact details could not be read. <button {...getRetryProps()}>Try again</button>
        </p>
      )}
      {markup !== null && <p>{toText(markup)}</p>}
      {link ? <a {...link}>{chatApp?.name ?? link.href}</a> : <p>{chatApp?.name}</p>}
    </section>
  );
}
