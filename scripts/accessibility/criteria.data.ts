/** A test by its file and its title as written there. */
export type NamedTest = readonly [file: string, title: string];

/** A success criterion of WCAG 2.2, with the tests that are its evidence. */
export type Criterion = {
  readonly number: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly tests: readonly NamedTest[];
  /** Facts that the tests show; without tests, why there are none. */
  readonly note: string;
};

const primitive = (name: string) => `packages/ui/src/primitives/${name}/${name}.browser.test.tsx`;
const flow = (path: string) => `packages/ui/src/flows/${path}.browser.test.tsx`;

const AXE: NamedTest = [
  "scripts/visual/stories.pictures.test.ts",
  "every story reaches its state, is accessible and can be translated, with words of the catalogue in shipped fonts",
];
const AXE_ON_SCREENS: NamedTest = [
  "e2e/modals.e2e.ts",
  "login, registration, profile, statement, slips, a receipt, transfer, a QR and a wrong address are accessible",
];
const KEYBOARD: readonly NamedTest[] = [
  ["e2e/keyboard.e2e.ts", "with the keyboard alone a newcomer registers and logs in"],
  [
    "e2e/keyboard.e2e.ts",
    "with the keyboard alone a member logs in, deposits, transfers, withdraws and reads the statement",
  ],
];
const FIELD: NamedTest = [
  primitive("TextField"),
  "label, description and error are connected with the input when they exist",
];
const BANNERS = primitive("BannerCarousel");
const TOAST = primitive("Toast");
const DIALOG = primitive("Dialog");
const TOOLTIP = primitive("Tooltip");
const I18N = "packages/ui/src/i18n/I18nProvider.browser.test.tsx";

const no = (number: string, name: string, level: "A" | "AA", note: string): Criterion => ({
  number,
  name,
  level,
  tests: [],
  note,
});
const NO_MEDIA = "The packages contain no recorded media; videos are those of the service.";

/** Every success criterion of level A and AA, in the order of WCAG 2.2. */
export const CRITERIA: readonly Criterion[] = [
  {
    number: "1.1.1",
    name: "Non-text content",
    level: "A",
    tests: [
      AXE,
      [primitive("Avatar"), "shows the first letter of the name and is hidden from screen readers"],
    ],
    note: "Pictures, icons and buttons have a name, or are hidden as decoration.",
  },
  no("1.2.1", "Audio-only and video-only (prerecorded)", "A", NO_MEDIA),
  no("1.2.2", "Captions (prerecorded)", "A", NO_MEDIA),
  no("1.2.3", "Audio description or media alternative (prerecorded)", "A", NO_MEDIA),
  no("1.2.4", "Captions (live)", "AA", "There is no live media."),
  no("1.2.5", "Audio description (prerecorded)", "AA", NO_MEDIA),
  {
    number: "1.3.1",
    name: "Info and relationships",
    level: "A",
    tests: [AXE, FIELD],
    note: "Lists, tables, groups and headings have their roles; labels, descriptions and errors belong to their field.",
  },
  no("1.3.2", "Meaningful sequence", "A", "No test reads the order of the page."),
  no("1.3.3", "Sensory characteristics", "A", "Texts are not judged by a test."),
  {
    number: "1.3.4",
    name: "Orientation",
    level: "AA",
    tests: [
      [
        flow("register/RegisterFlow"),
        "on a phone in landscape, the buttons do not cover the focused field",
      ],
    ],
    note: "The registration is used in landscape.",
  },
  {
    number: "1.3.5",
    name: "Identify input purpose",
    level: "AA",
    tests: [[primitive("PasswordField"), "password managers get the right autocomplete value"]],
    note: "Passwords name their purpose.",
  },
  no("1.4.1", "Use of colour", "A", "No test removes the colours alone."),
  no("1.4.2", "Audio control", "A", "Nothing plays by itself; no test proves it."),
  {
    number: "1.4.3",
    name: "Contrast (minimum)",
    level: "AA",
    tests: [
      AXE,
      AXE_ON_SCREENS,
      ["packages/ui/test/satang-theme.test.ts", "the included brands pass, contrast at AAA"],
      [
        "packages/ui/test/contrast-pairs.test.ts",
        "every text on a fill of the same rule is a checked pair",
      ],
    ],
    note: "Every pair of a text and its ground, in the included brands. Other brands are checked by satang-theme.",
  },
  {
    number: "1.4.4",
    name: "Resize text",
    level: "AA",
    tests: [
      [primitive("GameTile"), "an amount is never cut off, in any tile width and at any text size"],
      [
        primitive("Table"),
        "with twice the text size on a phone the cells of a row are one below the other, and no word is broken",
      ],
      [flow("wallet/WalletPanel"), "at twice the text size no word of a game is broken"],
    ],
    note: "Twice the text size in the components with the least space.",
  },
  no("1.4.5", "Images of text", "AA", "Texts are texts; no test proves it."),
  {
    number: "1.4.10",
    name: "Reflow",
    level: "AA",
    tests: [
      [BANNERS, "passes axe, also at 320 px and with twelve banners"],
      [
        "scripts/visual/clipping.pictures.test.ts",
        "no mark of the tallest words is clipped in any component, on the narrowest phone: %s",
      ],
    ],
    note: "Every component on the narrowest phone.",
  },
  {
    number: "1.4.11",
    name: "Non-text contrast",
    level: "AA",
    tests: [
      [
        "packages/ui/test/contrast-pairs.test.ts",
        "every colour of texts, drawings and outlines is checked on its grounds",
      ],
      ["packages/ui/test/satang-theme.test.ts", "the included brands pass, contrast at AAA"],
    ],
    note: "Icons, edges of controls and focus rings.",
  },
  no("1.4.12", "Text spacing", "AA", "No test sets the spacing of a reader."),
  {
    number: "1.4.13",
    name: "Content on hover or focus",
    level: "AA",
    tests: [
      [TOOLTIP, "stays while it is hovered, and closes when the pointer leaves"],
      [TOOLTIP, "opens at once on keyboard focus, and Escape closes it and not the dialog below"],
    ],
    note: "A tooltip can be hovered, stays, and is dismissed with Escape.",
  },
  {
    number: "2.1.1",
    name: "Keyboard",
    level: "A",
    tests: KEYBOARD,
    note: "Whole journeys with the keyboard alone.",
  },
  {
    number: "2.1.2",
    name: "No keyboard trap",
    level: "A",
    tests: [
      [DIALOG, "moves the focus into it, and back to the trigger on Escape"],
      [
        "e2e/modals.e2e.ts",
        "every modal opens from the drawer, is accessible, and closes by Escape and back",
      ],
    ],
    note: "A modal keeps the focus and is left with Escape.",
  },
  no(
    "2.1.4",
    "Character key shortcuts",
    "A",
    "There is no shortcut of one character; no test proves it.",
  ),
  no(
    "2.2.1",
    "Timing adjustable",
    "A",
    "A QR and a one-time code expire at the service, which sets their time.",
  ),
  {
    number: "2.2.2",
    name: "Pause, stop, hide",
    level: "A",
    tests: [
      [BANNERS, "can be paused and resumed with the keyboard"],
      [BANNERS, "never advances under reduced motion, and has no pause button then"],
    ],
    note: "Banners are the only content that moves by itself.",
  },
  no("2.3.1", "Three flashes or below threshold", "A", "No test measures flashes."),
  no("2.4.1", "Bypass blocks", "A", "The page around the flows is the host's."),
  no("2.4.2", "Page titled", "A", "The page around the flows is the host's."),
  {
    number: "2.4.3",
    name: "Focus order",
    level: "A",
    tests: [...KEYBOARD, [DIALOG, "keeps the focus inside on Tab"]],
    note: "Journeys with Tab; a modal gets the focus and returns it.",
  },
  {
    number: "2.4.4",
    name: "Link purpose (in context)",
    level: "A",
    tests: [AXE],
    note: "Every link has a name.",
  },
  no("2.4.5", "Multiple ways", "AA", "The page around the flows is the host's."),
  no(
    "2.4.6",
    "Headings and labels",
    "AA",
    "That they describe their content is not judged by a test.",
  ),
  {
    number: "2.4.7",
    name: "Focus visible",
    level: "AA",
    tests: [
      [
        "scripts/visual/sets.test.ts",
        "a primitive with a style for hover, focus or press is also taken in each of them",
      ],
    ],
    note: "Pictures of every control with the focus, which must not change.",
  },
  {
    number: "2.4.11",
    name: "Focus not obscured (minimum)",
    level: "AA",
    tests: [
      [
        flow("register/RegisterFlow"),
        "on a phone in landscape, the buttons do not cover the focused field",
      ],
    ],
    note: "The only bar of a flow that stays in place.",
  },
  {
    number: "2.5.1",
    name: "Pointer gestures",
    level: "A",
    tests: [
      [primitive("ChoiceCarousel"), "a press on a neighbour chooses it, also the none slide"],
    ],
    note: "What is swiped can be pressed.",
  },
  no(
    "2.5.2",
    "Pointer cancellation",
    "A",
    "Actions are those of native buttons and links; no test proves it.",
  ),
  no("2.5.3", "Label in name", "A", "No test compares the visible label with the name."),
  no("2.5.4", "Motion actuation", "A", "No motion of the device is read; no test proves it."),
  {
    number: "2.5.7",
    name: "Dragging movements",
    level: "AA",
    tests: [
      [primitive("ChoiceCarousel"), "arrow keys choose a slide and move it to the middle"],
      [primitive("ChoiceCarousel"), "a press on a neighbour chooses it, also the none slide"],
    ],
    note: "A drag always has a press and keys in its place.",
  },
  {
    number: "2.5.8",
    name: "Target size (minimum)",
    level: "AA",
    tests: [
      AXE,
      [
        primitive("Button"),
        "a button needs no provider, does not submit a form by default, and has a touch target of 44 px",
      ],
      [
        primitive("RadioGroup"),
        "every option has a touch target of 44 px, also on the narrowest phone",
      ],
    ],
    note: "44 px; 24 px are required.",
  },
  {
    number: "3.1.1",
    name: "Language of page",
    level: "A",
    tests: [
      [I18N, "sets the language of the document when the whole page is Satang's, and restores it"],
    ],
    note: "On a page of a host, the host sets it.",
  },
  {
    number: "3.1.2",
    name: "Language of parts",
    level: "AA",
    tests: [[I18N, "provides the language for components, with a lang that browsers understand"]],
    note: "Every scope has its language.",
  },
  no("3.2.1", "On focus", "A", "No test looks for a change of context."),
  no("3.2.2", "On input", "A", "No test looks for a change of context."),
  no("3.2.3", "Consistent navigation", "AA", "The page around the flows is the host's."),
  no(
    "3.2.4",
    "Consistent identification",
    "AA",
    "One message has one text; that it fits everywhere is not judged.",
  ),
  no("3.2.6", "Consistent help", "A", "The page around the flows is the host's."),
  {
    number: "3.3.1",
    name: "Error identification",
    level: "A",
    tests: [
      [
        flow("session/LoginFlow"),
        "an empty form shows the error of each field and moves the focus to the first",
      ],
      [
        flow("register/RegisterFlow"),
        "a refused step shows the error of each field and moves the focus to the first",
      ],
    ],
    note: "Each error is a text at its field, which gets the focus.",
  },
  {
    number: "3.3.2",
    name: "Labels or instructions",
    level: "A",
    tests: [AXE, FIELD],
    note: "Every field has a label.",
  },
  {
    number: "3.3.3",
    name: "Error suggestion",
    level: "AA",
    tests: [
      [
        "e2e/transfer.e2e.ts",
        "money is moved to a game and back, once in each direction, after each mistake was named",
      ],
    ],
    note: "A refused amount names the bound.",
  },
  no(
    "3.3.4",
    "Error prevention (legal, financial, data)",
    "AA",
    "An amount is checked and shown on the button before it is sent; no test judges that this is enough.",
  ),
  no("3.3.7", "Redundant entry", "A", "No test looks for an entry that is asked for twice."),
  {
    number: "3.3.8",
    name: "Accessible authentication (minimum)",
    level: "AA",
    tests: [
      [primitive("PasswordField"), "password managers get the right autocomplete value"],
      [
        primitive("OtpField"),
        "a pasted code with spaces or Thai digits is complete, and nothing is sent automatically",
      ],
    ],
    note: "Passwords can be filled in, and codes pasted. The captcha of a service is the service's.",
  },
  {
    number: "4.1.2",
    name: "Name, role, value",
    level: "A",
    tests: [AXE, AXE_ON_SCREENS],
    note: "Every control of every story and screen.",
  },
  {
    number: "4.1.3",
    name: "Status messages",
    level: "AA",
    tests: [[TOAST, "is announced politely, takes no focus and closes after four seconds"]],
    note: "Outcomes are announced without moving the focus.",
  },
];
