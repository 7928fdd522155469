/** Errors without a code of the catalogue, and messages of forms, chats and slips that reject an input. */
export const errors = {
  network: {
    title: "No connection",
    text: "Check the internet and try again.",
  },
  timeout: {
    title: "No answer in time",
    text: "The service took too long to answer. Please try again.",
  },
  notSent: {
    title: "Nothing was sent",
    text: "Nothing was sent. Please try again.",
  },
  garbage: {
    title: "Unreadable answer",
    text: "The service sent an answer this app cannot read. Please try again later.",
  },
  offline: {
    title: "You are offline",
    text: "The page comes back as soon as the connection does.",
  },
  gone: {
    title: "This service has closed",
    text: "It no longer takes deposits, transfers or withdrawals.",
  },
  unexpected: {
    title: "Something went wrong",
    text: "Please try again.",
  },
  form: {
    passwordNotEqual: "passwords not equal",
    latinOnly: "bank account name must be in English only",
    requiredField: "Please fill this in.",
    phone: "The phone number must have 10 digits.",
    phoneDigits: "Please enter a phone number.",
    amountDecimals: "At most two decimals.",
    amountFormat: "Please enter an amount in numbers.",
  },
  chat: {
    cannotStart: "Cannot start chatting",
    fileNotSupported: "File is not supported",
    fileTooLarge: "The file is too large. Please select file no larger than {size} MB.",
  },
  /** Why a slip failed, by the `note` of the slip. */
  slip: {
    UPLOADED_FILE_NOT_EXIST: "incorrect slip",
    IMG_SIZE_UNABLE_TO_PROCESS: "incorrect slip",
    CANNOT_READ_CROPPED_IMAGE: "incorrect slip",
    DEST_ACC_INVALID: "destination account invalid",
    SLIP_REFNO_DUPLICATED: "duplicate slip",
    UNSTABLE_REFNO_ON_SLIP: "unstable reference number",
    TRIPPLE_WRONG_CAPTCHA: "wrong captcha",
    INVALID_SLIP: "invalid slip",
    NOT_MATCH: "not matching",
    EXPIRED_SLIP: "expired slip",
    UNKNOW_ERROR: "unknown error",
  },
} as const;
