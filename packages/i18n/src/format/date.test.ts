import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDateFormatter, SITE_TIME_ZONE } from "./date.ts";

const bangkok = createDateFormatter("Asia/Bangkok");

describe("absolute times", () => {
  it("are Gregorian with Latin digits in Bangkok, not in the zone of the device", () => {
    expect(bangkok.dateTime("2026-11-21T07:31:08Z")).toBe("21/11/2026 14:31:08");
    expect(bangkok.date("2026-11-21T07:31:08Z")).toBe("21/11/2026");
    expect(bangkok.time("2026-11-21T07:31:08Z")).toBe("14:31");
  });

  it("begin a new day at midnight in Bangkok, written 00", () => {
    expect(bangkok.dateTime("2026-12-31T16:59:59Z")).toBe("31/12/2026 23:59:59");
    expect(bangkok.dateTime("2026-12-31T17:00:00Z")).toBe("01/01/2027 00:00:00");
  });

  it("read ISO with any offset, epoch milliseconds and a Date", () => {
    const iso = "2026-02-03T04:05:06+07:00";
    expect(bangkok.dateTime(iso)).toBe("03/02/2026 04:05:06");
    expect(bangkok.dateTime(Date.parse(iso))).toBe("03/02/2026 04:05:06");
    expect(bangkok.dateTime(new Date(iso))).toBe("03/02/2026 04:05:06");
  });

  it("follow a configured zone", () => {
    expect(createDateFormatter("UTC").dateTime("2026-11-21T07:31:08Z")).toBe("21/11/2026 07:31:08");
  });

  it("show a dash for an unreadable moment", () => {
    expect(bangkok.dateTime("soon")).toBe("–");
    expect(bangkok.time(Number.NaN)).toBe("–");
    expect(bangkok.date("+275760-09-13T00:00:00Z")).toBe("–");
  });

  it("of the service's zone need no formatter of the browser", () => {
    const create = vi.spyOn(Intl, "DateTimeFormat");
    onTestFinished(() => create.mockRestore());
    const dates = createDateFormatter();
    expect(dates.time("2026-11-21T07:31:08Z")).toBe("14:31");
    expect(create).not.toHaveBeenCalled();
  });

  it("of the service's zone are those of the browser in that zone", () => {
    const browser = new Intl.DateTimeFormat("en-GB", {
      timeZone: SITE_TIME_ZONE,
      dateStyle: "short",
      timeStyle: "medium",
    });
    const min = Date.parse("1950-01-01T00:00:00Z");
    const max = Date.parse("2100-01-01T00:00:00Z");
    fc.assert(
      fc.property(fc.integer({ min, max }), (epoch) => {
        expect(bangkok.dateTime(epoch)).toBe(browser.format(epoch).replace(", ", " "));
      }),
    );
  });

  it("reject an unknown zone at once", () => {
    expect(() => createDateFormatter("Siam/Bangkok")).toThrow(RangeError);
  });
});
