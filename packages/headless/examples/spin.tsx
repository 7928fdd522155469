import { Coupons, Spin, useCoupons, useSpin } from "@satang/headless/spin";

/** The prize wheel and its coupons in bare HTML. */
export function SpinExample() {
  const spin = useSpin();
  const coupons = useCoupons();
  const { state, wheel, coins, operation } = spin;
  return (
    <>
      <Spin.Root value={spin} aria-label="Prize wheel">
        {state === "loading" && <p role="status">Loading</p>}
        {state === "readFailed" && (
          <p role="alert">
            The wheel could not be read. <Spin.Retry>Try again</Spin.Retry>
          </p>
        )}
        {state === "closed" && <p>There is no wheel.</p>}
        {operation.outcome && <p role="status">Result: {operation.outcome}</p>}
        {operation.error && <p role="alert">{operation.error.kind}</p>}
        {wheel && (
          <>
            <output aria-label="Coins">{coins}</output>
            <div style={{ overflow: "clip" }}>
              <Spin.Wheel>
                <ul aria-label={wheel.name}>
                  {wheel.slices.map(({ code, label, fill, ink }) => (
                    <li key={code} style={{ background: fill, color: ink }}>
                      {label}
                    </li>
                  ))}
                </ul>
              </Spin.Wheel>
            </div>
            <Spin.Start>Spin</Spin.Start>
            <Spin.Prize />
            <Spin.ClosePrize>Close</Spin.ClosePrize>
          </>
        )}
      </Spin.Root>
      <Coupons.Root value={coupons} aria-label="Coupons">
        <ul {...coupons.list.getListProps()}>
          {coupons.list.rows.map((coupon) => (
            <li key={coupon.code}>
              {coupon.name} × {coupon.count}{" "}
              <Coupons.Claim coupon={coupon}>Claim {coupon.name}</Coupons.Claim>
            </li>
          ))}
        </ul>
        {coupons.asked && <p>Claim {coupons.asked.name}?</p>}
        <Coupons.Confirm>Yes</Coupons.Confirm>
        <Coupons.Cancel>No</Coupons.Cancel>
        {coupons.operation.status === "done" && <p role="status">Claimed.</p>}
        <button {...coupons.list.getNextProps()}>More</button>
      </Coupons.Root>
    </>
  );
}
