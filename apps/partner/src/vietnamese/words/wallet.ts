import type { Catalogue } from "@satang/i18n";

export const wallet = {
  title: "Số dư ví",
  bonusTitle: "Số dư thưởng",
  which: "Ví đang hiển thị",
  cash: "Tiền mặt",
  bonus: "Thưởng",
  deposit: "Nạp tiền",
  withdraw: "Rút tiền",
  transfer: "Chuyển tiền",
  refresh: "Cập nhật số dư",
  refreshing: "Đang cập nhật",
  notSynced: "Đang cập nhật",
  refreshFailed: "Đang hiển thị số dư gần nhất",
  hide: "Ẩn số dư",
  show: "Hiện số dư",
  hidden: "Số dư đang ẩn",
  first: {
    title: "Bắt đầu với 3\u00A0bước",
    deposit: { title: "Nạp tiền lần đầu", text: "Bằng mã QR hoặc chuyển khoản" },
    activate: {
      title: "Kích hoạt một trò chơi",
      text: "Chọn trò chơi bất kỳ, miễn phí",
    },
    transfer: { title: "Chuyển tiền vào trò chơi", text: "Chuyển lại bất cứ lúc nào" },
  },
  games: {
    offline: "Trò chơi sẽ hiện khi bạn có mạng trở lại.",
    slot: "Slot",
    sport: "Thể thao + Casino",
    lotto: "Xổ số",
    activate: "Kích hoạt",
    activating: "Đang kích hoạt…",
    activated: "{name} đã sẵn sàng. Bạn có thể chuyển tiền vào ngay.",
    empty: "Chưa có trò chơi nào",
    notYet: "Chưa mở được {name} tại đây. Số dư của bạn trong đó vẫn an toàn.",
  },
} as const satisfies Catalogue["wallet"];
