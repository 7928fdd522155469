import { Statement, useStatement } from "@satang/headless/statement";

/** The statement in bare HTML, with its pages. */
export function StatementExample() {
  const statement = useStatement();
  const { state, entries, page, pageCount } = statement;
  return (
    <Statement.Root value={statement}>
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The statement could not be read. <Statement.Retry>Try again</Statement.Retry>
        </p>
      )}
      {state === "empty" && <p>No transactions yet</p>}
      {state === "ready" && (
        <Statement.List aria-label="Statement">
          {entries.map(({ key, kind, description, createdAt, amount }) => (
            <li key={key}>
              {description ?? kind} <time dateTime={createdAt}>{createdAt}</time> {amount}
            </li>
          ))}
        </Statement.List>
      )}
      {pageCount !== null && (
        <nav aria-label="Pages">
          <Statement.Previous>Previous</Statement.Previous>
          {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
            <Statement.Page key={number} page={number} aria-label={`Page ${number}`}>
              {number}
            </Statement.Page>
          ))}
          <Statement.Next>Next</Statement.Next>
          <output aria-label="Current page">{page}</output>
        </nav>
      )}
    </Statement.Root>
  );
}
