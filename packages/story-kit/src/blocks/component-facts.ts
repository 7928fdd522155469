/** Facts about a component that are not in its table of props. */
export interface ComponentFacts {
  /** Keys and their effect, in the order of use. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
  /** Announcements of a screen reader. */
  announced: string;
  /** Uses that the component does not support. */
  limits?: readonly string[];
}

const TAB = ["Tab, Shift + Tab", "Moves the focus to it and away from it."] as const;
const PRESS = ["Enter, Space", "Presses it."] as const;
const ARROWS_CHOOSE = [
  "Arrow keys",
  "Chooses the next or previous one that is not disabled.",
] as const;
const TYPING = [TAB, ["Text keys", "Edit the text, as in any input of the browser."]] as const;
const FOCUS_INSIDE = [
  "Tab, Shift + Tab",
  "Moves through its controls; the focus stays inside.",
] as const;
const ESCAPE_CLOSES = ["Escape", "Closes it, unless `dismiss` disallows it."] as const;
const BUTTONS = [TAB, PRESS] as const;
const LINKS = [TAB, ["Enter", "Follows the link, or presses the button."]] as const;

const field = "Its label, then the value; then the error and the description.";
const dialog = "“Dialog” with its title and description.";
const content = "Its text. It is not in the tab order.";

/**
 * By folder of `packages/ui/src/primitives`. Components without an entry have no keys and no
 * limits.
 */
const facts: Readonly<Record<string, ComponentFacts>> = {
  ActionDrawer: {
    keyboard: [FOCUS_INSIDE, PRESS, ESCAPE_CLOSES],
    announced: `${dialog} Each entry is a button or a link with its label and detail.`,
  },
  AlertDialog: {
    keyboard: [
      FOCUS_INSIDE,
      ["Enter, Space", "Presses the focused answer; at first that is the cancel button."],
      ["Escape", "Cancels."],
    ],
    announced: "“Alert dialog” with its title and description.",
  },
  AmountPicker: {
    keyboard: BUTTONS,
    announced: "The name of the group, then each amount as a button and whether it is pressed.",
  },
  AppBar: { keyboard: LINKS, announced: "“Banner”, then the links and buttons in it." },
  BannerCarousel: {
    keyboard: BUTTONS,
    announced:
      "The name of the region, then a list of banners. Nothing is announced when it moves.",
  },
  BottomNavigation: {
    keyboard: LINKS,
    announced: "“Navigation” with its name, then each entry; the current page is marked.",
  },
  BottomSheet: { keyboard: [FOCUS_INSIDE, ESCAPE_CLOSES], announced: dialog },
  Button: {
    keyboard: BUTTONS,
    announced: "Its label and “button”, or “link” with an `href`; “busy” while it loads.",
  },
  Carousel: {
    keyboard: [
      ["Tab, Shift + Tab", "Moves through what is in the slides, and brings it into view."],
    ],
    announced: "The name of the region, then a list of all slides, in view or not.",
    limits: ["It never moves by itself; BannerCarousel does."],
  },
  Checkbox: {
    keyboard: [TAB, ["Space", "Checks or unchecks it."]],
    announced:
      "Its label, “checkbox” and whether it is checked; then the error and the description.",
  },
  ChoiceCarousel: {
    keyboard: [TAB, ARROWS_CHOOSE],
    announced: "The name of the group, then the chosen option as a radio button.",
  },
  Combobox: {
    keyboard: [
      ["Text keys", "Search; the number of results is announced."],
      ["Arrow up, Arrow down", "Moves through the results, past the ends."],
      ["Page up, Page down", "Moves by eight results."],
      ["Enter, Tab", "Chooses the result."],
      ["Escape", "Closes the list; a dialog around it stays open."],
    ],
    announced: `${field} “Combo box”, the number of results and the current one.`,
    limits: ["One value."],
  },
  CopyButton: {
    keyboard: BUTTONS,
    announced: "Its label; after a press, whether the text was copied.",
  },
  CopyField: {
    keyboard: BUTTONS,
    announced: "Its label and value; after a press, whether the text was copied.",
  },
  Countdown: {
    keyboard: [],
    announced: "The time left at 3 minutes, 1 minute and 30 seconds; never each second.",
  },
  CountdownRing: {
    keyboard: [],
    announced: "The time left at 3 minutes, 1 minute and 30 seconds; never each second.",
  },
  Dialog: { keyboard: [FOCUS_INSIDE, ESCAPE_CLOSES], announced: dialog },
  Drawer: { keyboard: [FOCUS_INSIDE, ESCAPE_CLOSES], announced: dialog },
  EmptyState: {
    keyboard: BUTTONS,
    announced: "An error at once, as an alert; other states when the screen reader reaches them.",
  },
  Field: {
    keyboard: [],
    announced: field,
    limits: ["It contains one control of yours and renders none."],
  },
  FileField: {
    keyboard: [TAB, ["Enter, Space", "Opens the file picker of the device."]],
    announced: `${field} A chosen or removed file is announced; a rejected file at once.`,
    limits: ["One file."],
  },
  GameTile: { keyboard: LINKS, announced: "The name of the game and what is shown below it." },
  IconButton: { keyboard: BUTTONS, announced: "Its `label` and “button”." },
  Link: {
    keyboard: [TAB, ["Enter", "Follows it."]],
    announced: "Its text and “link”, and whether it opens a new tab.",
  },
  Menu: {
    keyboard: [
      ["Enter, Space", "Opens it from its button; chooses an entry."],
      ["Arrow up, Arrow down", "Moves through the entries, past the ends."],
      ["Home, End", "First or last entry."],
      ["Letters", "Moves to the entry that begins with them, in any language."],
      ["Escape, Tab", "Closes it; the focus returns to the button."],
    ],
    announced: "“Menu” with the name of its button, then each entry and whether it is disabled.",
    limits: ["No submenus."],
  },
  MessageDialog: {
    keyboard: [
      ["Enter, Space", "Presses its one button."],
      ["Escape", "Closes it, like its button."],
    ],
    announced: "“Alert dialog” with its title and description.",
    limits: ["A press outside does not close it."],
  },
  MoneyField: {
    keyboard: TYPING,
    announced: `${field} A key that is refused is announced at once.`,
    limits: ["At most two decimals.", "No steppers: an amount does not change by a scroll wheel."],
  },
  NavigationRail: {
    keyboard: LINKS,
    announced: "“Navigation” with its name, then each entry; the current page is marked.",
    limits: ["Shown from 1024 px on."],
  },
  OtpField: { keyboard: TYPING, announced: `${field} It is one input.`, limits: ["Digits only."] },
  Pagination: {
    keyboard: BUTTONS,
    announced:
      "“Navigation” with its name, then “Page 3” for each button; the current page is marked.",
  },
  PasswordField: {
    keyboard: [...TYPING, ["Enter, Space", "On the button: shows or hides the password."]],
    announced: `${field} The button says what a press does.`,
  },
  PhoneField: { keyboard: TYPING, announced: field },
  Progress: { keyboard: [], announced: "Its label, “progress bar” and the value." },
  RadioGroup: {
    keyboard: [["Tab, Shift + Tab", "Moves past the group in one step."], ARROWS_CHOOSE],
    announced: "The name of the group, then the option, “radio button” and whether it is checked.",
  },
  SegmentedControl: {
    keyboard: [["Tab, Shift + Tab", "Moves past the group in one step."], ARROWS_CHOOSE],
    announced: "The name of the group, then the option, “radio button” and whether it is checked.",
    limits: ["It cannot be disabled as a whole: disable its options."],
  },
  Select: {
    keyboard: [TAB, ["Arrow keys, letters", "Choose, as in any `<select>` of the device."]],
    announced: field,
    limits: ["The open list is rendered by the device, without the theme."],
  },
  Skeleton: {
    keyboard: [],
    announced: "Nothing. Set `aria-busy` on the element around a group, or use `ListSkeleton`.",
  },
  Spinner: { keyboard: [], announced: "Its `label`, once; nothing without a label." },
  Steps: { keyboard: [], announced: "“Step 2 of 4”, then a list; the current step is marked." },
  Switch: {
    keyboard: [TAB, ["Space", "Turns it on or off."]],
    announced: "Its label, “switch” and whether it is on; then the description.",
    limits: ["It has no `error`, because its effect is immediate."],
  },
  Table: {
    keyboard: [],
    announced: "“Table” with its caption; each cell with the header of its column.",
    limits: ["No sorting, no selection, no virtual rows."],
  },
  Tabs: {
    keyboard: [
      ["Arrow left, Arrow right", "Chooses the next or previous tab at once."],
      ["Home, End", "Chooses the first or last tab."],
      ["Tab", "Moves the focus to the content."],
    ],
    announced: "The name of the list, then “tab” with its label and whether it is chosen.",
    limits: ["Horizontal only.", "It cannot be disabled as a whole: disable its items."],
  },
  TextField: { keyboard: TYPING, announced: field },
  TextareaField: { keyboard: TYPING, announced: field },
  Toast: {
    keyboard: [
      ["F6", "Moves the focus to the toasts and back."],
      ["Escape", "Dismisses the focused toast; a dialog below stays open."],
    ],
    announced: "Its text, politely, when it appears.",
  },
  Tooltip: {
    keyboard: [
      ["Tab", "Shows it when its element gets the focus."],
      ["Escape", "Hides it."],
    ],
    announced: "Its text, as the description of its element.",
  },
  VideoModal: {
    keyboard: [FOCUS_INSIDE, ESCAPE_CLOSES],
    announced: `${dialog} The player has the same name.`,
  },
  VisuallyHidden: { keyboard: [], announced: "Its text, which is not visible." },
};

const shown: ComponentFacts = { keyboard: [], announced: content };

/** The facts of a component; without an entry, those of plain content. */
export const factsOf = (component: string): ComponentFacts => facts[component] ?? shown;

/** Folders with an entry. */
export const described = Object.keys(facts);
