import type { Catalogue } from "@satang/i18n";

export const session = {
  title: "Đăng nhập",
  headline: "Một ví.\nMọi trò chơi.",
  promise: "Nạp tiền bằng QR trong khoảng một phút.\nTiền của bạn ở cùng một nơi.",
  username: "Số điện thoại hoặc tên đăng nhập",
  password: "Mật khẩu",
  remember: "Duy trì đăng nhập trên thiết bị này",
  submit: "Đăng nhập",
  noAccount: "Chưa có tài khoản?",
  register: "Đăng ký",
  missing: {
    username: "Vui lòng nhập số điện thoại hoặc tên đăng nhập.",
    password: "Vui lòng nhập mật khẩu.",
  },
  help: "Quên mật khẩu / cần trợ giúp?",
  helpTopic: "Tôi quên mật khẩu.",
  ended: {
    title: "Phiên đăng nhập đã kết thúc",
  },
  lostLine: {
    title: "Bạn chưa đăng nhập được",
  },
} as const satisfies Catalogue["session"];
