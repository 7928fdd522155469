import { type Catalogue, loadLocale } from "@satang/i18n";
import { createElement, type ReactElement } from "react";
import { I18nProvider } from "../../src/i18n/I18nProvider.tsx";
import { ThemeScope } from "../../src/theme/scope/ThemeScope.tsx";
import type { Case } from "./case.types.ts";
import type { Input, Story } from "./preview.tsx";

const files = import.meta.glob<Readonly<Record<string, Story>>>("../../src/**/*.stories.tsx", {
  eager: true,
});

const args = (input: Input) => input.args ?? {};

/** Renders a story as Storybook does, with its decorators. */
function drawing({ meta, input }: Story, catalogue: Catalogue): ReactElement {
  const props = { ...args(meta), ...args(input) };
  const context = { args: props, loaded: {}, globals: {}, parameters: {}, viewMode: "story" };
  const render = input.render ?? meta.render;
  const { component } = meta;
  const drawn = () => {
    if (render) return render(props, context);
    return component ? createElement(component, props) : null;
  };
  const around = [...(input.decorators ?? []), ...(meta.decorators ?? [])];
  const whole = around.reduce((inner, decorate) => () => decorate(inner, context), drawn);
  return (
    <I18nProvider locale="th" catalogue={catalogue}>
      <ThemeScope theme="river-night" surface="page">
        {createElement(whole)}
      </ThemeScope>
    </I18nProvider>
  );
}

/** Stories that compute the current time while rendering, so that server and browser differ. */
const TWO_MOMENTS = "Text and money/RelativeTime / Running";

/** Every story except those that load a file first. */
export async function cases(): Promise<Case[]> {
  const catalogue = await loadLocale("th");
  return Object.values(files).flatMap((stories) =>
    Object.entries(stories)
      .filter(([, { input, meta }]) => !input.loaders && !meta.loaders)
      .map(([name, story]) => ({
        id: `${story.meta.title} / ${name}`,
        draw: () => drawing(story, catalogue),
      }))
      .filter(({ id }) => id !== TWO_MOMENTS),
  );
}
