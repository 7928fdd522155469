import type { Catalogue } from "@satang/i18n";

export const statement = {
  title: "Lịch sử giao dịch",
  latest: "Gần đây",
  slips: "Trạng thái biên lai",
  wallet: "Ví",
  kind: {
    deposit: "Nạp tiền",
    bonus: "Thưởng",
    finishBonus: "Kết thúc thưởng",
    withdraw: "Rút tiền",
    transfer: "Chuyển tiền",
    other: "Giao dịch",
  },
  with: "{kind} · {end}",
  between: "{from} → {to}",
  empty: {
    title: "Chưa có giao dịch nào",
    text: "Các lần nạp, chuyển và rút tiền của bạn sẽ hiện ở đây.",
  },
  none: {
    title: "Không có giao dịch loại này",
    text: "Hãy chọn bộ lọc khác để xem các giao dịch khác.",
  },
  filter: {
    label: "Bộ lọc",
    all: "Tất cả",
    in: "Tiền vào",
    out: "Tiền ra",
    transfer: "Chuyển tiền",
    processing: "Đang xử lý",
  },
  day: {
    today: "Hôm nay",
    yesterday: "Hôm qua",
    in: "Vào",
    out: "Ra",
  },
  column: {
    activity: "Hoạt động",
    time: "Thời gian",
    status: "Trạng thái",
    amount: "Số tiền",
  },
  range: "{first}–{last} trên {total}",
  turned: "Trang {page} trên {count}",
  loading: "Đang tải lịch sử giao dịch",
} as const satisfies Catalogue["statement"];
