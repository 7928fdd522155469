import type { Catalogue } from "@satang/i18n";

export const spin = {
  title: "Vòng quay may mắn",
  coins: "{count}\u00A0xu",
  wheel: "Vòng quay với {prizes}",
  start: "Quay",
  cost: "dùng 1\u00A0xu",
  spinning: "Đang quay…",
  announced: "Vòng quay đang quay",
  noCoins: "Bạn đã hết xu. Xu bạn nhận được sẽ hiện ở đây.",
  closed: {
    title: "Vòng quay đang đóng",
    text: "Hiện chưa có vòng quay may mắn. Xu và phiếu thưởng của bạn vẫn an toàn.",
  },
  prize: {
    coupon: "Chúc mừng!",
    couponText: "Bạn trúng một phiếu thưởng",
    nothing: "Lần này chưa trúng thưởng",
    nothingText: "Vòng quay dừng ở {label}",
    unknown: "Vòng quay đã dừng",
    unknownText: "Có một giải thưởng trong các phiếu của bạn",
    until: "Có hiệu lực đến {date}",
    claim: "Nhận ngay",
    keep: "Giữ trong phiếu thưởng của tôi",
    close: "Đóng",
  },
  coupons: {
    title: "Phiếu thưởng của tôi",
    count: "{count}\u00A0phiếu thưởng",
    loading: "Đang tải phiếu thưởng",
    until: "Hết hạn {date}",
    times: "×{count}",
    timesOf: "{count}\u00A0phiếu",
    claim: "Nhận",
    claimOf: "Nhận: {name}",
    empty: {
      title: "Chưa có phiếu thưởng nào",
      text: "Phiếu thưởng bạn trúng sẽ hiện ở đây.",
    },
  },
  ask: {
    title: "Nhận phiếu thưởng này?",
    text: "{name} được thêm vào ví của bạn. Mỗi phiếu chỉ nhận được một lần.",
    confirm: "Nhận",
  },
  claimed: {
    title: "Đã nhận phiếu thưởng",
    text: "Giải thưởng đã vào ví của bạn.",
  },
  error: {
    NO_CLAIMABLE_COUPON: "Hiện không có gì để nhận. Xu và phiếu thưởng của bạn đã được đọc lại.",
    INVALID_PRIZE_CODE:
      "Giải thưởng này không còn nữa. Vui lòng liên hệ chúng tôi nếu đó là của bạn.",
    INVALID_CODE: "Không nhận ra phiếu thưởng này. Vui lòng thử lại.",
    INVALID_COUPON_TYPE: "Không nhận được phiếu thưởng này ở đây. Vui lòng liên hệ chúng tôi.",
    COUPON_EXPIRED: "Phiếu thưởng này đã hết hạn và không thể nhận nữa.",
    BONUS_REMAINING:
      "Một khoản thưởng vẫn đang được dùng. Hãy hoàn thành trước, rồi nhận phiếu thưởng.",
  },
} as const satisfies Catalogue["spin"];
