import { warn } from "../warnings/warn.ts";
import type {
  FlowEventDetails,
  MountCallbacks,
  MountOptions,
  UpdateOptions,
} from "./elements.types.ts";
import { type FlowElement, PROPERTIES } from "./flow-element.ts";

/** Mounted flow that {@link mount} returns. */
export interface Mounted {
  /** The element that shows the flow: its events and its parts are those of the page. */
  readonly element: FlowElement;
  /** Changes some options; the others stay. `undefined` returns to the default. */
  update(options: UpdateOptions): void;
  /** Removes the flow from the page. */
  unmount(): void;
}

const EVENTS = {
  onEvent: "satang-event",
  onSuccess: "satang-success",
  onFailure: "satang-failure",
  onUnknown: "satang-unknown",
  onCancel: "satang-cancel",
  onOpenChange: "satang-open-change",
  onAction: "satang-action",
  onUnauthorized: "satang-unauthorized",
  onGone: "satang-gone",
} as const satisfies Readonly<Record<keyof MountCallbacks, keyof FlowEventDetails>>;

/** The build replaces the value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const isCallback = (name: string): name is keyof MountCallbacks => Object.hasOwn(EVENTS, name);

/** A host may read its options from a file: one that is named `innerHTML` must not become markup of the page. */
const isProperty = (name: string): boolean =>
  name === "open" || PROPERTIES.some((property) => property === name);

/**
 * Shows a flow in an element of a page without React: it adds the custom element of the flow and sets its properties.
 *
 * @example
 * const deposit = mount(document.querySelector("#deposit"), {
 *   flow: "deposit",
 *   baseUrl: "https://wallet.satang.example",
 *   getToken: () => auth.token,
 *   open: true,
 *   onSuccess: ({ amount }) => thank(amount),
 * });
 */
export function mount(into: Element, { flow, ...options }: MountOptions): Mounted {
  const element = document.createElement(`satang-${flow}`);
  let callbacks: MountCallbacks = {};
  const update = (changes: UpdateOptions) => {
    for (const [name, value] of Object.entries(changes)) {
      if (isCallback(name)) callbacks = { ...callbacks, [name]: value };
      else if (isProperty(name)) Reflect.set(element, name, value);
      else if (process.env.NODE_ENV !== "production")
        warn(`mount has no option ${JSON.stringify(name)}.`);
    }
  };
  for (const [name, event] of Object.entries(EVENTS)) {
    element.addEventListener(event, (happened) => {
      // Another element of the page may be inside of the one that a host passes.
      if (happened.target !== element) return;
      const callback = callbacks[name as keyof MountCallbacks] as
        | ((detail: unknown) => void)
        | undefined;
      callback?.((happened as CustomEvent<unknown>).detail);
    });
  }
  update(options);
  into.append(element);
  return { element, update, unmount: () => element.remove() };
}
