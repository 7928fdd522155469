import type { Catalogue } from "@satang/i18n";

export const ui = {
  close: "Đóng",
  loading: "Đang tải",
  showPassword: "Hiện mật khẩu",
  hidePassword: "Ẩn mật khẩu",
  copy: "Sao chép",
  copied: "đã sao chép: {text}",
  copyFailed: "Không sao chép được",
  select: {
    placeholder: "Chọn",
    noMatch: "Không có kết quả",
  },
  pagination: {
    label: "Các trang",
    previous: "Trang trước",
    next: "Trang sau",
    page: "Trang {page}",
  },
  carousel: {
    previous: "Trước",
    next: "Sau",
    slide: "{position} trên {total}",
    none: "Không có",
    pause: "Tạm dừng banner",
    play: "Chạy banner",
  },
  steps: {
    current: "Bước {step} trên {total}",
    done: "Đã xong bước {step}",
  },
  countdown: {
    label: "Thời gian còn lại",
    left: "còn {time}",
  },
  emptyState: {
    empty: "Chưa có gì ở đây",
    error: "Chúng tôi không tải được nội dung này",
    comingSoon: "Sắp ra mắt",
    comingSoonText: "Tính năng này sẽ có trong phiên bản sau.",
    offline: "Không có kết nối",
    offlineText: "Hãy kiểm tra kết nối Internet và thử lại.",
  },
  toast: {
    region: "Thông báo",
    dismiss: "Bỏ qua",
  },
  menu: {
    main: "Menu chính",
    openActions: "Mở menu giao dịch",
  },
  video: {
    error: "Không phát được video này",
    errorText: "Hãy thử lại sau hoặc hỏi chúng tôi qua trò chuyện.",
  },
  theme: {
    toNight: "Chuyển sang giao diện tối",
    toDay: "Chuyển sang giao diện sáng",
  },
  language: "Ngôn ngữ",
  newTab: "mở trong thẻ mới",
  money: {
    tooManyDecimals: "Tối đa hai chữ số thập phân",
    digitsOnly: "Chỉ nhập chữ số và dấu chấm thập phân",
    quickAmounts: "Số tiền chọn nhanh",
  },
} as const satisfies Catalogue["ui"];
