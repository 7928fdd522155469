import type { Catalogue } from "@satang/i18n";

export const profile = {
  title: "Hồ sơ",
  id: "ID {id}",
  since: "Thành viên từ {date}",
  username: "Tên đăng nhập",
  readOnly: "Chỉ xem",
  accountName: "Tên tài khoản ngân hàng",
  bank: "Ngân hàng",
  accountNo: "Số tài khoản",
  loading: "Đang tải hồ sơ của bạn",
  none: "–",
  saved: {
    title: "đã lưu",
    password: "Mật khẩu mới của bạn đã có hiệu lực. Các thiết bị khác của bạn đã được đăng xuất.",
    details: "Hồ sơ của bạn đã được thay đổi.",
  },
  password: {
    title: "Đổi mật khẩu",
    hint: "Bạn cần mật khẩu cũ",
    old: "Mật khẩu cũ",
    new: "Mật khẩu mới",
    confirmation: "Xác nhận mật khẩu mới",
    unanswered:
      "Chưa xác nhận được việc đổi mật khẩu nên mật khẩu cũ có thể vẫn còn hiệu lực. Hãy lưu lại: nếu mật khẩu cũ không đúng thì mật khẩu mới đã có hiệu lực. Khi đăng nhập, hãy thử mật khẩu mới trước.",
  },
  edit: {
    title: "Sửa hồ sơ",
    hint: "Tên và tài khoản ngân hàng",
    text: "Tiền rút được chuyển đến tài khoản này. Tên tài khoản phải là tên của bạn.",
    name: "Tên",
  },
  problem: {
    required: "Vui lòng điền vào ô này.",
    passwordsDiffer: "Hai mật khẩu không giống nhau.",
    latinOnly: "Tên tài khoản ngân hàng chỉ được viết bằng chữ cái tiếng Anh.",
    accountDigits: "Số tài khoản chỉ được gồm chữ số.",
  },
} as const satisfies Catalogue["profile"];
