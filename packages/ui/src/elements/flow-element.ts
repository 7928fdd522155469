import type { DisplayLocale } from "@satang/i18n";
import { warn } from "../warnings/warn.ts";
import { findElementProblems } from "./element-problems.ts";
import type {
  FlowElementProperties,
  FlowEventDetails,
  FlowName,
  LengthUnit,
  SessionOptions,
} from "./elements.types.ts";
import { localeNamed, localeOfLanguage, onLocaleAdded } from "./locales.ts";
import { adoptPageSheet, createSheet, pageSheet } from "./page-sheet.ts";
import type { Rendered } from "./SessionTree.tsx";
import { type Session, sessionOf } from "./session.tsx";
import { joinPage } from "./shadow-page.ts";
import type { WalletAction } from "./views/view.types.ts";
import { loadView, type StyledView } from "./views.ts";

/** The build replaces the value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

type Values = Partial<FlowElementProperties>;

/** Everything that a page can set, apart from `open`. */
export const PROPERTIES = [
  "baseUrl",
  "locale",
  "theme",
  "timeZone",
  "actions",
  "presentation",
  "unit",
  "getToken",
  "onLogin",
  "messages",
  "options",
  "latinOnly",
  "pictureOrigins",
  "watchWhileClosed",
] as const satisfies readonly (keyof FlowElementProperties)[];

const ATTRIBUTES = {
  "base-url": "baseUrl",
  locale: "locale",
  theme: "theme",
  "time-zone": "timeZone",
  actions: "actions",
  presentation: "presentation",
  unit: "unit",
} as const;

const isAttribute = (name: string): name is keyof typeof ATTRIBUTES =>
  Object.hasOwn(ATTRIBUTES, name);

const OF_THE_WALLET: readonly WalletAction[] = ["deposit", "withdraw", "transfer"];

const HOST_RULES = ":host{display:block}:host([hidden]){display:none}";

let elementSheet: CSSStyleSheet | undefined;
let lastId = 0;

/** Later: a page may set the address after the element was connected. */
function warnOfNoBaseUrl(element: FlowElement): void {
  setTimeout(() => {
    if (element.isConnected && !element.baseUrl)
      warn(
        `<${element.localName}> has no base-url, so that it shows nothing. Set the attribute base-url, or the property baseUrl, to the address of the backend, without "/api".`,
      );
  });
}

// A server has no elements: there, the module can be imported and defines nothing.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** The class of all elements. Each flow has its own subclass, because a class is defined for one name only. */
export abstract class FlowElement extends Base {
  static readonly observedAttributes: readonly string[] = [...Object.keys(ATTRIBUTES), "open"];

  abstract readonly flow: FlowName;

  // Defined below, for all of them in one way.
  declare baseUrl: FlowElementProperties["baseUrl"];
  declare locale: FlowElementProperties["locale"];
  declare theme: FlowElementProperties["theme"];
  declare timeZone: FlowElementProperties["timeZone"];
  declare actions: FlowElementProperties["actions"];
  declare presentation: FlowElementProperties["presentation"];
  declare unit: FlowElementProperties["unit"];
  declare getToken: FlowElementProperties["getToken"];
  declare onLogin: FlowElementProperties["onLogin"];
  declare messages: FlowElementProperties["messages"];
  declare options: FlowElementProperties["options"];
  declare latinOnly: FlowElementProperties["latinOnly"];
  declare pictureOrigins: FlowElementProperties["pictureOrigins"];
  declare watchWhileClosed: FlowElementProperties["watchWhileClosed"];

  #values: Values = {};
  #id = "";
  #place: Element | null = null;
  #overlays: Element | null = null;
  #loaded: StyledView | null = null;
  #session: Session | null = null;
  #leave: (() => void) | null = null;
  #isWaiting = false;
  /** Whether the theme is from a property: one that the page has set as an attribute stays. */
  #hasTheme = false;

  get open(): boolean {
    return this.hasAttribute("open");
  }

  set open(open: boolean) {
    // Without a second value, it would be toggled.
    this.toggleAttribute("open", Boolean(open));
  }

  connectedCallback(): void {
    this.#takeEarlyValues();
    this.#changeSoon();
    if (process.env.NODE_ENV !== "production") warnOfNoBaseUrl(this);
  }

  disconnectedCallback(): void {
    this.#changeSoon();
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (isAttribute(name))
      this.#values = { ...this.#values, [ATTRIBUTES[name]]: value ?? undefined };
    this.#changeSoon();
  }

  /** Used by the properties: what was set. */
  read<Name extends keyof Values>(name: Name): Values[Name] {
    return this.#read(name);
  }

  /** Used by the properties: the flow is rendered once for all that are set together. */
  write<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    this.#values = { ...this.#values, [name]: value };
    this.#changeSoon();
  }

  /** Used by the session. */
  emit<Name extends keyof FlowEventDetails>(name: Name, detail: FlowEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The language of the element, otherwise of the page around it. */
  get shownLocale(): DisplayLocale {
    const page = this.closest<HTMLElement>("[lang]")?.lang;
    return localeNamed(this.#read("locale")) ?? localeOfLanguage(page) ?? "th";
  }

  /** Used by the session: what it renders; `null` until the flow is loaded. */
  describe(): Omit<Rendered, "asks" | "onLogin"> | null {
    if (!this.#loaded || !this.#place) return null;
    const actions: readonly string[] = this.#read("actions")?.split(/\s+/) ?? OF_THE_WALLET;
    return {
      id: this.#id,
      place: this.#place,
      container: this.#overlays,
      locale: this.shownLocale,
      timeZone: this.#read("timeZone"),
      messages: this.#read("messages"),
      View: this.#loaded.View,
      view: {
        open: this.open,
        presentation: this.#read("presentation"),
        latinOnly: this.#read("latinOnly"),
        pictureOrigins: this.#read("pictureOrigins"),
        watchWhileClosed: this.#read("watchWhileClosed"),
        offers: (action) => actions.includes(action),
        onAction: (action) => this.emit("satang-action", action),
        onOpenChange: (open, { reason }) => {
          this.open = open;
          this.emit("satang-open-change", { open, reason });
        },
        onSuccess: (event) => this.emit("satang-success", event),
        onFailure: (event) => this.emit("satang-failure", event),
        onUnknown: (event) => this.emit("satang-unknown", event),
        onCancel: (event) => this.emit("satang-cancel", event),
      },
    };
  }

  #read<Name extends keyof Values>(name: Name): Values[Name] {
    return this.#values[name];
  }

  /** Properties that were set before the script was loaded hide the accessors. */
  #takeEarlyValues(): void {
    for (const name of [...PROPERTIES, "open"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const early = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  /** An element that is moved is disconnected and connected again in one task. */
  #changeSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    queueMicrotask(() => {
      this.#isWaiting = false;
      this.#change();
    });
  }

  #change(): void {
    const baseUrl = this.#read("baseUrl");
    const session = this.isConnected && baseUrl ? this.#sessionOf(baseUrl) : null;
    if (this.#session && this.#session !== session) this.#session.remove(this);
    this.#session = session;
    if (!this.isConnected) {
      this.#leave?.();
      this.#leave = null;
      return;
    }
    if (process.env.NODE_ENV !== "production")
      findElementProblems(this.localName, this.#values).forEach(warn);
    this.#enter();
    this.#applyTheme();
    this.#applySheets();
    if (!session) return;
    session.show(this);
    if (!this.#loaded) void this.#load();
  }

  #sessionOf(baseUrl: string): Session {
    const options: SessionOptions | undefined = this.#read("options");
    return sessionOf(baseUrl, options);
  }

  #enter(): void {
    if (this.#leave) return;
    const root = this.shadowRoot ?? this.#createRoot();
    const stops = [joinPage(root), adoptPageSheet(), onLocaleAdded(() => this.#changeSoon())];
    this.#leave = () => stops.forEach((stop) => void stop());
  }

  #createRoot(): ShadowRoot {
    lastId += 1;
    this.#id = String(lastId);
    const root = this.attachShadow({ mode: "open" });
    this.#place = document.createElement("div");
    this.#overlays = document.createElement("div");
    root.append(this.#place, this.#overlays);
    return root;
  }

  async #load(): Promise<void> {
    try {
      const view = await loadView(this.flow);
      if (this.#loaded) return;
      this.#loaded = view;
      this.#applySheets();
      this.#session?.show(this);
    } catch (error) {
      reportError(error);
    }
  }

  #applySheets(): void {
    const root = this.shadowRoot;
    if (!root) return;
    const unit: LengthUnit = this.#read("unit") === "px" ? "px" : "rem";
    elementSheet ??= createSheet(HOST_RULES);
    const sheets = [pageSheet(unit), elementSheet, this.#loaded?.sheet(unit)];
    root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined);
    this.dataset.satangUnit = unit;
  }

  /** The attributes of a scope are on the element, where the style sheets of the page find them. */
  #applyTheme(): void {
    this.dataset.satang = "";
    const theme = this.#read("theme");
    if (typeof theme === "object") {
      void import("../theme/css/adopt-theme.ts").then(({ adoptTheme }) => {
        if (this.#read("theme") === theme && adoptTheme(theme)) this.dataset.satangTheme = theme.id;
      }, reportError);
    } else if (theme) this.dataset.satangTheme = theme;
    else if (this.#hasTheme) delete this.dataset.satangTheme;
    this.#hasTheme = Boolean(theme);
  }
}

for (const name of PROPERTIES) {
  Object.defineProperty(FlowElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: FlowElement) {
      return this.read(name);
    },
    set(this: FlowElement, value: FlowElementProperties[typeof name]) {
      this.write(name, value as never);
    },
  });
}
