import type { Catalogue } from "@satang/i18n";

export const bonus = {
  title: "Thưởng",
  conditions: "Điều khoản",
  balance: "Số dư thưởng",
  locked: "Bạn có thể rút khi hoàn thành vòng cược",
  choose: "Chọn một khoản thưởng bên dưới, hoặc nhập mã khuyến mãi",
  minimum: "Khoản thưởng kết thúc khi tổng tiền của bạn và tiền thưởng thấp hơn {amount}.",
  codeLater: "Bạn có thể nhập mã mới khi khoản thưởng này kết thúc",
  list: "Các khoản thưởng",
  loading: "Đang tải các khoản thưởng",
  empty: {
    title: "Hiện chưa có khoản thưởng nào",
    text: "Khoản thưởng mới sẽ hiện ở đây. Bạn vẫn có thể dùng mã khuyến mãi.",
  },
  type: {
    limit: "Thưởng có giới hạn",
    day: "Thưởng hằng ngày",
    week: "Thưởng hằng tuần",
    promotion: "Khuyến mãi",
    other: "Thưởng",
  },
  card: {
    current: "đang dùng",
    received: "đã nhận",
    left: {
      limit: "còn {count}\u00A0lượt",
      day: "hôm nay còn {count}\u00A0lượt",
      week: "tuần này còn {count}\u00A0lượt",
    },
    see: "Xem điều khoản và nhận",
    receivedAt: "Đã nhận {date}, {time}",
    again: "Nhận lại từ {date}",
    never: "Bạn đã nhận hết số lần cho phép",
  },
  turnover: {
    title: "Vòng cược",
    value: "{played} / {required}",
    left: "còn {amount}",
  },
  cancel: "Hủy khoản thưởng",
  ask: {
    title: "Hủy khoản thưởng này?",
    text: "Phần thưởng còn lại sẽ bị xóa. Tiền trong ví và trò chơi vẫn là của bạn.",
    keep: "Giữ khoản thưởng",
    failed: "Khoản thưởng chưa được hủy",
  },
  modal: {
    hint: "Hãy đọc điều khoản trước khi nhận",
    banners: "Về khoản thưởng này",
    type: "Loại",
    most: "Tối đa",
    times: {
      limit: "{count}\u00A0lần",
      day: "{count}\u00A0lần mỗi ngày",
      week: "{count}\u00A0lần mỗi tuần",
    },
    left: {
      limit: "Còn lại",
      day: "Còn lại hôm nay",
      week: "Còn lại tuần này",
    },
    receive: "Nhận thưởng",
    receiving: "Đang nhận…",
    otherActive: {
      title: "Một khoản thưởng khác đang được dùng",
      text: "Bạn có thể nhận khoản này khi khoản kia kết thúc.",
    },
    gone: {
      title: "Khoản thưởng này không còn nữa",
      text: "Hãy chọn khoản khác trong danh sách.",
    },
  },
  saved: "Tiền thưởng đã vào số dư thưởng của bạn.",
} as const satisfies Catalogue["bonus"];
