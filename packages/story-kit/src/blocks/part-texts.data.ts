/** Sentences about parts, by folder; a part without one has only its name. */
export const partTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GameTile: {
    art: "104 px in a tile of 156 × 132; it goes 18 px out at the end and 14 px at the top.",
    drawing: "The drawing of the game, while it has no logo.",
    mark: "The logo of the game.",
    words: "On dark water, so that white text has 4.5:1 in every theme.",
    name: "Size body; it wraps, and is never cut off.",
    amount: "The balance; its currency is never smaller than 12 px.",
    pill: "For a closed game in place of the amount: a lock and the effect of a press.",
  },
  MoneyField: {
    currency: "The sign of the currency, before what is typed.",
  },
  TextField: {
    box: "52 px high; its edge has 3:1 and becomes critical with an error.",
    input: "The amount: digits of every script become Latin ones.",
    start: "Before the input.",
    end: "After the input.",
    lock: "Shown while the amount is fixed.",
  },
  Field: {
    label: "Always visible, above the box.",
    description: "Below the box, until there is an error.",
    error: "In place of the description, with an icon.",
  },
  Modal: {
    scrim: "Darkens the page; a press on it closes the sheet unless `dismiss` disallows it.",
    modal: "Opaque from its first frame; it comes from below in 280 ms.",
    grab: "Shows that the header can be dragged down.",
    header: "Drag it down to close the sheet; it does not scroll.",
    title: "The accessible name.",
    description: "One line about the task.",
    close: "A target of 44 px.",
    body: "Scrolls under a fade of 16 px.",
    shade: "The fade above the footer.",
    footer: "One action, pinned.",
  },
};
