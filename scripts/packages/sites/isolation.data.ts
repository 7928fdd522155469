/** A page of a host. */
type Host = {
  readonly name: string;
  /** In the order of the page. */
  readonly sheets: readonly string[];
  /** The order of its cascade layers, as a statement. */
  readonly layers?: string;
  /** Attributes of the root element. */
  readonly attributes?: string;
  /** Whether our pieces look different there. */
  readonly differs?: boolean;
};

/** The same with its file, without an ending. */
export type IsolatedPage = Host & { readonly page: string };

const LAYERED = '"@satang/ui/styles.css"';
const IN_COMPONENTS = `${LAYERED} layer(components)`;
const LAYERED_PX = '"@satang/ui/styles.px.css"';
const UNLAYERED = '"@satang/ui/styles.unlayered.css"';
const UNLAYERED_PX = '"@satang/ui/styles.unlayered.px.css"';

const BOOTSTRAP = '"bootstrap/dist/css/bootstrap.css"';
const TAILWIND = '"tailwindcss"';
const UNSET = '"./hosts/unset.css"';
/** With the exception that the README gives. */
const UNSET_IN_LAYER = '"./hosts/unset-in-layer.css"';
/** A dark page, its text in capitals, centred and spaced, with a root of 62.5 %. */
const AROUND = '"./hosts/around.css"';

const TAILWIND_PAGE = { layers: "@layer theme, base, components, utilities;" };
const RIGHT_TO_LEFT = { attributes: 'dir="rtl" data-bs-theme="dark"' };

const HOSTS: readonly Host[] = [
  { name: "no rules, layered", sheets: [LAYERED] },
  { name: "no rules, unlayered", sheets: [UNLAYERED] },
  { name: "Tailwind after the layered sheet", sheets: [IN_COMPONENTS, TAILWIND], ...TAILWIND_PAGE },
  { name: "Tailwind, then the layered sheet", sheets: [TAILWIND, IN_COMPONENTS], ...TAILWIND_PAGE },
  { name: "Tailwind, then the unlayered sheet", sheets: [TAILWIND, UNLAYERED], ...TAILWIND_PAGE },
  { name: "Bootstrap after the unlayered sheet", sheets: [UNLAYERED, BOOTSTRAP] },
  { name: "Bootstrap, then the unlayered sheet", sheets: [BOOTSTRAP, UNLAYERED] },
  { name: "all: unset after the unlayered sheet", sheets: [UNLAYERED, UNSET] },
  { name: "all: unset in a layer, layered", sheets: [UNSET_IN_LAYER, LAYERED] },
  { name: "the page around, layered", sheets: [AROUND, LAYERED_PX], ...RIGHT_TO_LEFT },
  { name: "the page around, unlayered", sheets: [AROUND, UNLAYERED_PX], ...RIGHT_TO_LEFT },
  {
    name: "all of them, unlayered",
    sheets: [BOOTSTRAP, UNSET, AROUND, UNLAYERED_PX],
    ...RIGHT_TO_LEFT,
  },
  { name: "Bootstrap, then the layered sheet", sheets: [BOOTSTRAP, LAYERED], differs: true },
];

/**
 * Pages of hosts with our sheet that the README of `@satang/ui` names for them: all our pieces look as on the first page,
 * which has no rules of a host. The last one has the sheet that the README does not name, and differs: without it, nobody
 * would know that pictures can differ.
 */
export const ISOLATED: readonly IsolatedPage[] = HOSTS.map((host, at) => ({
  ...host,
  page: `isolated-${at}`,
}));

const HOSTS_OF_ELEMENTS: readonly Host[] = [
  { name: "no rules", sheets: [] },
  { name: "Tailwind", sheets: [TAILWIND] },
  { name: "Bootstrap", sheets: [BOOTSTRAP] },
  { name: "all: unset", sheets: [UNSET] },
  { name: "the page around", sheets: [AROUND], ...RIGHT_TO_LEFT },
  { name: "all of them", sheets: [BOOTSTRAP, UNSET, AROUND], ...RIGHT_TO_LEFT },
];

/** The same for custom elements, which have their sheets in shadow roots. */
export const ISOLATED_ELEMENTS: readonly IsolatedPage[] = HOSTS_OF_ELEMENTS.map((host, at) => ({
  ...host,
  page: `elements-${at}`,
}));
