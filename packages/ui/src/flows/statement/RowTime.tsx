import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { machineTime } from "../../text/machine-time.ts";

/** The time of a row to the second. Its date is above the rows of its day, and announced with the time. */
export function RowTime({ value }: { value: string }) {
  const { format } = useI18n();
  const moment = format.dateTime(value);
  const [date, time] = moment.split(" ");
  return (
    <time translate="no" dateTime={machineTime(value)} title={moment}>
      {time === undefined ? (
        moment
      ) : (
        <>
          <span className={visuallyHidden}>{`${date} `}</span>
          <span>{time}</span>
        </>
      )}
    </time>
  );
}
