import { toBaht } from "@satang/core";
import { Bonus, Bonuses, useBonus, useBonuses } from "@satang/headless/bonus";
import { Promotion, usePromotion } from "@satang/headless/promotion";
import { useState } from "react";

/** Bonuses, the one in use, and a promotion code in bare HTML. */
export function BonusExample() {
  const [code, setCode] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const bonuses = useBonuses({ onCleared: setMessage });
  const { state, active, offers, failure, actions } = bonuses;
  return (
    <Bonuses.Root value={bonuses} aria-label="Bonuses">
      {state === "loading" && <p role="status">Loading</p>}
      {state === "readFailed" && (
        <p role="alert">
          The bonuses could not be read. <Bonuses.Retry>Try again</Bonuses.Retry>
        </p>
      )}
      {message && <p role="status">{message}</p>}
      {failure && (
        <p role="alert">
          Not cancelled: {failure.error?.kind}{" "}
          <button type="button" onClick={actions.close}>
            OK
          </button>
        </p>
      )}
      {active ? (
        <p>
          In use: {active.offer?.code ?? active.type}
          {active.turnover && `, ${toBaht(active.turnover.left)} to play`}{" "}
          <Bonuses.Clear>Cancel the bonus</Bonuses.Clear>
        </p>
      ) : (
        <PromotionExample />
      )}
      <ul>
        {offers.map((offer) => (
          <li key={offer.code}>
            {offer.code}: {offer.status}{" "}
            <button
              type="button"
              disabled={offer.status === "received"}
              onClick={() => setCode(offer.code)}
            >
              Open {offer.code}
            </button>
          </li>
        ))}
      </ul>
      {code && <OneBonus code={code} />}
    </Bonuses.Root>
  );
}

function OneBonus({ code }: { readonly code: string }) {
  const bonus = useBonus({ code });
  const { offer, offered, operation, state, actions } = bonus;
  return (
    <Bonus.Root value={bonus} role="group" aria-label={code}>
      {state === "readFailed" && <Bonus.Retry>Try again</Bonus.Retry>}
      {operation.outcome && (
        <p role="status">
          Result: {operation.outcome}{" "}
          <button type="button" onClick={actions.close}>
            Close
          </button>
        </p>
      )}
      {offer && state === "ready" && (
        <p>
          {offer.left} left. {bonus.notice?.replace(/<[^>]*>/g, "")}
        </p>
      )}
      {operation.status === "done" && <p role="status">Received.</p>}
      {operation.error && <p role="alert">{operation.error.kind}</p>}
      {offered === "receive" && <Bonus.Receive>Receive {code}</Bonus.Receive>}
    </Bonus.Root>
  );
}

function PromotionExample() {
  const promotion = usePromotion();
  const { operation, problem, state } = promotion;
  return (
    <Promotion.Root value={promotion}>
      <label htmlFor="promotion-code">Code</label>
      <Promotion.Code id="promotion-code" />
      <Promotion.Find>Search</Promotion.Find>
      {problem && <p role="alert">A code is required.</p>}
      {state === "searching" && <p role="status">Searching</p>}
      {state === "notFound" && <p role="status">No promotion</p>}
      {state === "found" && (
        <p>
          {promotion.promotion?.description} <Promotion.Receive>Receive</Promotion.Receive>
        </p>
      )}
      {operation.error && <p role="alert">{operation.error.kind}</p>}
    </Promotion.Root>
  );
}
