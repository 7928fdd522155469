import type { Catalogue } from "@satang/i18n";

export const receipt = {
  title: {
    deposit: "Biên nhận nạp tiền",
    transfer: "Biên nhận chuyển tiền",
    withdraw: "Biên nhận rút tiền",
    other: "Biên nhận",
  },
  outcome: {
    deposit: {
      success: "Nạp tiền thành công",
      processing: "Đang xử lý nạp tiền",
      failed: "Nạp tiền không thành công",
    },
    transfer: {
      success: "Chuyển tiền thành công",
      processing: "Đang xử lý chuyển tiền",
      failed: "Chuyển tiền không thành công",
    },
    withdraw: {
      success: "Rút tiền thành công",
      processing: "Đang xử lý rút tiền",
      failed: "Rút tiền không thành công",
    },
    other: {
      success: "Thành công",
      processing: "Đang xử lý",
      failed: "Không thành công",
    },
  },
  from: "Từ",
  to: "Đến",
  reference: "Mã tham chiếu",
  description: "Chi tiết",
  balanceAfter: "Số dư ví sau giao dịch",
  steps: {
    label: "Các bước",
    requested: "Đã yêu cầu",
    processing: "Đang xử lý",
    done: "Đã chi trả",
    failed: "Đã hoàn về ví",
  },
  save: "Lưu ảnh",
  share: "Chia sẻ",
  saved: "Đã lưu biên nhận",
  saveFailed: "Không lưu được. Hãy chụp màn hình.",
  open: "Biên nhận",
  of: "Biên nhận: {title}",
} as const satisfies Catalogue["receipt"];
