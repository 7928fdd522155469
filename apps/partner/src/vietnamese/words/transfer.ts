import type { Catalogue } from "@satang/i18n";

export const transfer = {
  title: "Chuyển tiền",
  description: "Giữa ví và các trò chơi của bạn",
  from: "Từ",
  to: "Đến",
  none: "Chưa chọn",
  amount: "Số tiền",
  all: "Tối đa",
  swap: "Đổi chiều chuyển",
  available: "Khả dụng: {amount}",
  aboveKnown:
    "Số dư gần nhất chúng tôi biết của {account} là {balance}. Số dư sẽ được kiểm tra khi bạn chuyển.",
  after: "Sau khi chuyển",
  submit: "Chuyển tiền",
  submitFor: "Chuyển {amount} từ {from} đến {to}",
  submitting: "Đang chuyển tiền…",
  noGames: {
    title: "Bạn chưa có trò chơi nào để chuyển tiền",
    text: "Hãy kích hoạt một trò chơi trên trang chủ, trò chơi sẽ hiện ở đây.",
  },
  problem: {
    accountMissing: "Vui lòng chọn đúng tài khoản.",
    sameAccount: "Không thể chuyển đến chính tài khoản đó.",
    belowMinimum: "Số tiền tối thiểu là {minimum}.",
    aboveBalance: "{account} chỉ có {balance}",
  },
  done: {
    title: "Chuyển tiền thành công",
    text: "Đã chuyển {amount} từ {from} đến {to}",
  },
} as const satisfies Catalogue["transfer"];
