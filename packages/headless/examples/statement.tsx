import { Statement, useStatement } from "@satang/headless/statement";

/** The statement in bare HTML, with its pages. */
export function StatementExample() {
  const statement = useStatement();
  const { state, days, filters, page, pageCount } = statement;
  return (
    <Statement.Root value={statement}>
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The statement could not be read. <Statement.Retry>Try again</Statement.Retry>
        </p>
      )}
      {state === "empty" && <p>No transactions yet</p>}
      {filters.length > 0 && (
        <fieldset>
          <legend>Show</legend>
          <Statement.Filter filter={null}>All</Statement.Filter>
          {filters.map(({ filter, total }) => (
            <Statement.Filter key={filter} filter={filter}>
              {filter} ({total})
            </Statement.Filter>
          ))}
        </fieldset>
      )}
      {state === "ready" &&
        days.map(({ key, at, entries }) => (
          <Statement.List key={key} aria-label={at.slice(0, 10)}>
            {entries.map(({ key: row, kind, description, createdAt, amount }) => (
              <li key={row}>
                {description ?? kind} <time dateTime={createdAt}>{createdAt}</time> {amount}
              </li>
            ))}
          </Statement.List>
        ))}
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
