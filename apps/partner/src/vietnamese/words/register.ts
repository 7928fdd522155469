import type { Catalogue } from "@satang/i18n";

export const register = {
  haveAccount: "Bạn đã là thành viên?",
  login: "Đăng nhập",
  steps: {
    phone: "Số điện thoại",
    otp: "Mã xác minh",
    profile: "Thông tin của bạn",
    bank: "Tài khoản ngân hàng",
  },
  phone: {
    title: "Số điện thoại của bạn là gì?",
    text: "Bạn sẽ đăng nhập bằng số này.",
    label: "Số điện thoại",
  },
  otp: {
    title: "Xác minh số điện thoại",
    sent: "Chúng tôi đã gửi mã {digits}\u00A0chữ số đến {phone}",
    ref: "Mã tham chiếu {ref}",
    label: "Mã trong tin nhắn",
    resendIn: "Chưa nhận được mã? Gửi lại sau {time}",
    resend: "Gửi mã mới",
  },
  profile: {
    title: "Về bạn",
    text: "Tên và mật khẩu để đăng nhập.",
    name: "Tên",
    password: "Mật khẩu",
    confirmation: "Nhập lại mật khẩu",
    source: "Bạn biết đến chúng tôi qua đâu? (không bắt buộc)",
    inviteCode: "Mã mời (không bắt buộc)",
    invited: "Từ liên kết mời của bạn.",
    inviteDamaged:
      "Không đọc được mã trong liên kết mời. Vui lòng hỏi bạn của bạn và nhập mã cùng thông tin của bạn.",
    withoutInvite: "Tiếp tục không dùng mã",
  },
  bank: {
    title: "Tài khoản ngân hàng của bạn",
    text: "Tiền rút được chuyển đến tài khoản này. Tên tài khoản phải là tên của bạn.",
    bank: "Ngân hàng",
    choose: "Chọn ngân hàng",
    accountNo: "Số tài khoản",
    firstName: "Tên trên tài khoản",
    lastName: "Họ trên tài khoản",
    currency: "Loại tiền",
    kip: "Kíp",
    baht: "Baht",
    submit: "Đăng ký",
  },
  problem: {
    required: "Vui lòng điền vào ô này.",
    phoneTenDigits: "Số điện thoại phải có 10\u00A0chữ số.",
    phoneDigits: "Số điện thoại chỉ được gồm chữ số.",
    otpDigits: "Mã có {digits}\u00A0chữ số.",
    passwordsDiffer: "Hai mật khẩu không giống nhau.",
    latinOnly: "Tên tài khoản ngân hàng chỉ được viết bằng chữ cái tiếng Anh.",
    accountDigits: "Số tài khoản chỉ được gồm chữ số.",
    inviteCodeUnknown: "Chúng tôi không tìm thấy mã mời này. Vui lòng kiểm tra lại.",
    notRegistered: "Bạn chưa đăng ký được. Vui lòng thử lại.",
  },
  outcomeUnknown: {
    title: "Chúng tôi chưa xác nhận được việc đăng ký của bạn",
    text: "Dịch vụ chưa xác nhận. Thông tin của bạn đã được lưu. Vui lòng kiểm tra kết quả trước.",
    check: "Kiểm tra ngay",
    still:
      "Chúng tôi vẫn chưa xác nhận được. Thông tin của bạn đã được lưu. Vui lòng kiểm tra lại sau giây lát.",
  },
  registered: {
    title: "Bạn đã đăng ký thành công",
    text: "Đang đưa bạn đến trang đăng nhập.",
    login: "Đăng nhập ngay",
  },
} as const satisfies Catalogue["register"];
