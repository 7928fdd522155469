import type { Catalogue } from "@satang/i18n";

export const common = {
  action: {
    back: "Quay lại",
    next: "Tiếp tục",
    confirm: "Xác nhận",
    cancel: "Hủy",
    save: "Lưu",
    retry: "Thử lại",
    refresh: "Làm mới",
    ok: "OK",
    seeAll: "Tất cả",
  },
  money: {
    baht: "{amount}\u00A0baht",
    kip: "{amount}\u00A0kíp",
  },
  status: {
    processing: "Đang xử lý",
    success: "Thành công",
    failed: "Không thành công",
  },
  age: {
    now: "vừa xong",
    seconds: "{count}\u00A0giây trước",
    minutes: "{count}\u00A0phút trước",
    hours: "{count}\u00A0giờ trước",
    days: "{count}\u00A0ngày trước",
    months: "{count}\u00A0tháng trước",
    years: "{count}\u00A0năm trước",
  },
  duration: {
    seconds: "{count}\u00A0giây",
    minutes: "{count}\u00A0phút",
    minutesAndSeconds: "{minutes}\u00A0phút {seconds}\u00A0giây",
  },
  lastSync: "Cập nhật lúc {time}",
  wallet: "Ví",
  amount: "Số tiền",
} as const satisfies Catalogue["common"];
