import type { Catalogue } from "@satang/i18n";

export const info = {
  agreement: {
    title: "Thỏa thuận",
    accept: "Tôi đồng ý",
  },
  contact: {
    title: "Liên hệ với chúng tôi",
    loading: "Đang tải thông tin liên hệ",
    empty: "Chưa có thông tin liên hệ.",
    chat: "Trò chuyện với chúng tôi trên LINE",
    scan: "Quét mã QR bằng LINE, hoặc mở ứng dụng trên thiết bị này.",
    lineName: "LINE ID",
    open: "Mở LINE",
    support: "Trò chuyện với bộ phận hỗ trợ",
    supportHint: "Viết cho chúng tôi mà không cần rời ứng dụng.",
    qr: "Mã QR của {name} trên LINE",
    qrOnly: "Mã QR của tài khoản LINE của chúng tôi",
    version: "Phiên bản {version}",
  },
  howto: {
    title: "Video hướng dẫn",
    text: "Video ngắn về ví, trò chơi và các khoản thưởng.",
    empty: "Chưa có video nào.",
    topic: {
      wallet: "Sử dụng ví",
      play: "Chơi trò chơi",
      balance: "Xem số dư",
      bonus: "Nhận thưởng",
      bonusCancel: "Hủy khoản thưởng",
    },
    hint: {
      wallet: "Nạp, chuyển và rút tiền",
      play: "Mở tài khoản trò chơi và bắt đầu chơi",
      balance: "Tìm và cập nhật mọi số dư của bạn",
      bonus: "Chọn khoản thưởng hoặc nhập mã khuyến mãi",
      bonusCancel: "Kết thúc khoản thưởng và điều gì xảy ra sau đó",
    },
  },
} as const satisfies Catalogue["info"];
