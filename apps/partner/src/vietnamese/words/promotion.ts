import type { Catalogue } from "@satang/i18n";

export const promotion = {
  title: "Khuyến mãi",
  code: "Mã khuyến mãi",
  required: "Vui lòng nhập mã.",
  find: "Tìm",
  searching: "Đang tìm khuyến mãi…",
  found: "Khuyến mãi {code}",
  fail: "Khuyến mãi kết thúc khi số dư thấp hơn {percent} tổng tiền nạp và tiền thưởng.",
  receive: "Nhận khuyến mãi",
  receiving: "Đang nhận…",
  notFound: {
    title: "Không có khuyến mãi với mã này",
    text: "Hãy kiểm tra mã {code} và tìm lại.",
  },
  saved: "Khuyến mãi đã vào số dư thưởng của bạn.",
} as const satisfies Catalogue["promotion"];
