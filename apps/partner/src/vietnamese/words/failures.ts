import type { Catalogue } from "@satang/i18n";

export const failures = {
  sessionEnded: "Hãy đăng nhập lại để tiếp tục. Thông tin bạn đã nhập vẫn còn.",
  unconfirmed:
    "Chưa xác nhận được là đã lưu. Hệ thống đang tiếp tục kiểm tra, bạn cũng có thể lưu lại.",
  next: {
    contactSupport: "Liên hệ với chúng tôi",
    deposit: "Nạp tiền",
    finishBonus: "Xem khoản thưởng",
  },
} as const satisfies Catalogue["failures"];
