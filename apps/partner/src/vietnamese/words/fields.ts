import type { Catalogue } from "@satang/i18n";

export const fields = {
  charactersLeft: "Còn {count}\u00A0ký tự",
  amountTooLarge: "Số tiền này quá lớn",
  phoneDigits: "Số điện thoại chỉ được gồm chữ số.",
  codeNotFound: "Nội dung đã dán không có mã {digits}\u00A0chữ số.",
  search: {
    open: "Hiện danh sách",
    results: "{count}\u00A0kết quả",
  },
  file: {
    choose: "Chọn tệp",
    another: "Chọn tệp khác",
    orDrop: "hoặc thả tệp vào đây",
    dropNow: "Thả ra để chọn tệp này",
    limits: "{types}, tối đa {limit}",
    typesOnly: "Chỉ nhận {types}",
    sizeOnly: "Tối đa {limit}",
    pictures: "Hình ảnh",
    chosen: "Đã chọn {name}",
    remove: "Xóa {name}",
    removed: "Đã xóa {name}",
    wrongType: "Loại tệp này không được hỗ trợ. Hãy chọn {types}.",
    tooBig: "Tệp này có dung lượng {size}. Hãy chọn tệp tối đa {limit}.",
    empty: "Tệp này trống. Hãy chọn tệp khác.",
    onlyOne: "Chỉ chọn một tệp.",
  },
} as const satisfies Catalogue["fields"];
