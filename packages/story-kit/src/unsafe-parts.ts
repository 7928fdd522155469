const words = (list: string) => list.trim().split(/\s+/);

/** A second list on purpose: a change of the allowed elements must be made here too. */
const harmlessTags = new Set(
  words(`p div br hr blockquote pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd span b strong i em u s del
    ins small sub sup mark code a img figure figcaption table caption thead tbody tfoot tr th td`),
);
export const harmlessAttributes = words(
  "href src alt title width height lang dir start colspan rowspan",
);

/** The allowed attributes: those that the builder copies, and those that it adds. */
const builtAttributes = [
  ...harmlessAttributes.filter((name) => name !== "title"),
  ...words("class data-part rel target loading decoding referrerpolicy translate"),
];

/** The icon and the text after a link to another site are ours. */
const ours = "[data-part=new-tab], [data-part=new-tab] *, [data-part=new-tab] ~ span";

/** Our own broken picture was reported last, so all other reports have arrived. */
export async function eventsDelivered(): Promise<void> {
  const last = new Image();
  const reported = new Promise((resolve) => last.addEventListener("error", resolve));
  last.src = "data:image/png,broken";
  await reported;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Elements and attributes that are not allowed in a page. */
export function forbiddenParts(root: ParentNode, attributes: readonly string[]): string[] {
  return [...root.querySelectorAll("*")]
    .filter((element) => !element.matches(ours))
    .flatMap((element) => [
      ...(harmlessTags.has(element.localName) ? [] : [element.localName]),
      ...[...element.attributes]
        .filter(({ name }) => !attributes.includes(name))
        .map(({ name }) => `${element.localName} ${name}`),
    ]);
}

/** Addresses that are not allowed, and links without the protection that they need. */
function wrongAddresses(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLAnchorElement & HTMLImageElement>("a, img")].flatMap(
    ({ localName, href, src, rel, target }) => [
      ...(href && !/^(https?|tel|mailto|line):/.test(href) ? [href] : []),
      ...(href && /^https?:[^/]*\/\/[^/]*@/.test(href) ? [href] : []),
      ...(src && !/^https?:/.test(src) ? [src] : []),
      ...(localName === "a" && rel !== "noopener noreferrer" ? [`rel ${rel}`] : []),
      ...(target && target !== "_blank" ? [`target ${target}`] : []),
    ],
  );
}

export const unsafeParts = (root: ParentNode) => [
  ...forbiddenParts(root, builtAttributes),
  ...wrongAddresses(root),
];
