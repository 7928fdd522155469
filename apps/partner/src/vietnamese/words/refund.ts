import type { Catalogue } from "@satang/i18n";

export const refund = {
  title: "Hoàn trả",
  amount: "Khoản hoàn trả tích lũy",
  success: "Thành công {percent}",
  fail: "Không thành công {percent}",
  locked: {
    title: "Chưa thể nhận khoản hoàn trả",
    text: "Một khoản thưởng đang được dùng. Hãy nhận hoàn trả khi hoàn thành vòng cược, hoặc sau khi bạn kết thúc khoản thưởng.",
    see: "Xem khoản thưởng",
  },
  addWallet: "Thêm vào ví",
  adding: "Đang thêm…",
  receive: "Nhận hoàn trả",
  receiving: "Đang nhận…",
  turnover: "Sau khi nhận, ví và trò chơi của bạn có điều kiện vòng cược.",
  log: "Các khoản hoàn trả đã nhận",
  count: "Đã nhận {count}\u00A0lần",
  loading: "Đang tải các khoản hoàn trả",
  empty: {
    title: "Chưa nhận khoản hoàn trả nào",
    text: "Các khoản hoàn trả bạn nhận sẽ hiện ở đây.",
  },
} as const satisfies Catalogue["refund"];
