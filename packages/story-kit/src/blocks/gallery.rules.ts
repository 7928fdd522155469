/** An entry of Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: "story" | "docs";
}

/** A component with its page and the story that is its picture. */
export interface Shown {
  readonly name: string;
  readonly page: string;
  readonly story: string;
  /** Whether it needs a screen of its own: it covers the window, or asks for its width. */
  readonly screen: boolean;
}

/** A group of the navigation. */
export interface Group {
  readonly name: string;
  readonly shown: readonly Shown[];
}

/** Stories that show more of a component than the first one of its page. */
const PICTURES: Readonly<Record<string, string>> = {
  "Layout/Grid": "layout-grid--games",
  "Actions/Button": "actions-button--variants",
  "Forms/AmountPicker": "forms-amountpicker--pressed",
  "Forms/Checkbox": "forms-checkbox--on",
  "Forms/ChoiceCarousel": "forms-choicecarousel--chosen",
  "Forms/Combobox": "forms-combobox--chosen",
  "Forms/MoneyField": "forms-moneyfield--big",
  "Forms/OtpField": "forms-otpfield--half-way",
  "Forms/PasswordField": "forms-passwordfield--filled",
  "Forms/PhoneField": "forms-phonefield--filled",
  "Forms/RadioGroup": "forms-radiogroup--cards",
  "Forms/Select": "forms-select--chosen",
  "Forms/Switch": "forms-switch--on",
  "Forms/TextareaField": "forms-textareafield--filled",
  "Forms/TextField": "forms-textfield--with-icon",
  "Media/Icon": "media-icon--all",
  "Media/Logo": "media-logo--large",
  "Navigation/Pagination": "navigation-pagination--middle",
  "Navigation/Steps": "navigation-steps--second",
  "Overlays/Menu": "overlays-menu--open",
  "Text and money/CountdownRing": "text-and-money-countdownring--large",
};

const SCREENS =
  /^(?:Overlays|Flows)\/|^Navigation\/(?:AppBar|BottomNavigation|NavigationRail)$|\/Toast$/;

const groupOf = (title: string) => title.split("/")[0] ?? title;
const nameOf = (title: string) => title.split("/").slice(1).join(", ");

/** The first story of a page; a page over several files of stories has those below its title. */
function pictureOf(title: string, stories: readonly IndexEntry[]): string | undefined {
  const own = stories.filter((story) => story.title === title);
  const all = own.length > 0 ? own : stories.filter((story) => story.title.startsWith(`${title}/`));
  return (all.find(({ id }) => id === PICTURES[title]) ?? all[0])?.id;
}

/**
 * The components by group, in the order of the navigation, from the index of the stories.
 * @param without groups that are no components
 */
export function galleryOf(
  entries: readonly IndexEntry[],
  without: readonly string[],
): readonly Group[] {
  const stories = entries.filter(({ type }) => type === "story");
  const pages = entries.filter(
    ({ type, title }) => type === "docs" && !without.includes(groupOf(title)),
  );
  const groups = Map.groupBy(pages, ({ title }) => groupOf(title));
  return [...groups]
    .map(([name, found]) => ({
      name,
      shown: found.flatMap(({ id, title }) => {
        const story = pictureOf(title, stories);
        return story === undefined
          ? []
          : [{ name: nameOf(title), page: id, story, screen: SCREENS.test(title) }];
      }),
    }))
    .filter(({ shown }) => shown.length > 0);
}
