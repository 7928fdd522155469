import type { Catalogue } from "@satang/i18n";

export const invite = {
  title: "Mời bạn bè",
  hero: {
    title: "Mời bạn cùng tham gia",
    text: "Nhận thưởng cho mỗi người bạn tham gia chơi",
  },
  link: "Liên kết mời của bạn",
  copy: "Sao chép liên kết",
  share: "Chia sẻ",
  shareText: "Hãy tham gia cùng tôi qua liên kết này",
  shareFailed: "Không chia sẻ được ở đây. Vui lòng sao chép liên kết.",
  bonus: "Thưởng mời bạn có thể nhận",
  success: "Thành công {percent}",
  fail: "Không thành công {percent}",
  receive: "Nhận",
  receiving: "Đang nhận…",
  turnover: "Sau khi nhận, ví và trò chơi của bạn có điều kiện vòng cược.",
  friends: "Bạn bè đã tham gia",
  total: "Tổng cộng {count}",
  friend: "Bạn bè",
  amount: "Thưởng ({currency})",
  loading: "Đang tải danh sách bạn bè",
  empty: {
    title: "Chưa có bạn bè nào",
    text: "Bạn bè tham gia qua liên kết của bạn sẽ hiện ở đây.",
  },
} as const satisfies Catalogue["invite"];
