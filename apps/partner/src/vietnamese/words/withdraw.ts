import type { Catalogue } from "@satang/i18n";

export const withdraw = {
  title: "Rút tiền",
  to: "Đến {bank} · {number}",
  amount: "Số tiền",
  lowest: "Ít nhất {amount}",
  highest: "Tối đa {amount}",
  balance: "Tiền của bạn",
  available: "Có thể rút",
  after: "Số dư sau khi rút",
  fromGames: "Tiền trong các trò chơi sẽ về ví của bạn trước.",
  all: "Tối đa",
  turnoverLeft: "Vòng cược còn lại trước khi rút: {amount}",
  bonus: "Bạn đang dùng một khoản thưởng nên phải rút toàn bộ số dư",
  submit: "Rút tiền",
  submitFor: "Rút {amount}",
  submitting: "Đang rút tiền…",
  problem: {
    minimumAboveBalance: "Mức tối thiểu là {minimum}, và bạn chỉ có {balance}.",
    bonusBalanceAboveMaximum:
      "Khi đang dùng khoản thưởng, bạn phải rút toàn bộ số dư, nhưng mức tối đa là {maximum}. Vui lòng liên hệ bộ phận hỗ trợ.",
    belowMinimum: "Mức tối thiểu là {minimum}",
    aboveMaximum: "Mức tối đa là {maximum}",
    aboveBalance: "Bạn chỉ có {balance}",
    notFullBalance: "Bạn phải rút toàn bộ số dư {balance}",
  },
  refused: {
    belowMinimum: "Số tiền này thấp hơn mức rút tối thiểu.",
    failed: "Chúng tôi không hoàn tất được lần rút này. Tiền vẫn ở trong ví của bạn.",
  },
  done: {
    text: "{amount} đang được chuyển đến tài khoản ngân hàng của bạn",
  },
} as const satisfies Catalogue["withdraw"];
