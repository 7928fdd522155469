import { DocsContext, type Of, Source, useOf } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useId, useState } from "react";
import {
  STORY_ARGS_UPDATED,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from "storybook/internal/core-events";
import type { Args, PreparedStory } from "storybook/internal/types";
import { INCLUDED_THEMES } from "../preview/globals.ts";
import { useBookGlobals } from "./book/use-book-globals.ts";
import { useRenderedStory } from "./book/use-rendered-story.ts";
import { controlsOf, type PlayControl } from "./controls.rules.ts";
import styles from "./playground.module.css";

const LANGUAGES = ["th", "la", "en"];
/** More options than these are a list. */
const MOST_SEGMENTS = 3;

function useStoryArgs(story: PreparedStory): [Args, (change: Args) => void] {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => getStoryContext(story).args);
  useEffect(() => {
    const follow = (update: { readonly storyId: string; readonly args: Args }) => {
      if (update.storyId === story.id) setArgs(update.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, story]);
  const change = (updatedArgs: Args) =>
    channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs });
  return [args, change];
}

interface ChoiceProps {
  name: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ name, options, value, onChange }: ChoiceProps) {
  const id = useId();
  if (options.length > MOST_SEGMENTS)
    return (
      <label className={styles.field}>
        {name}
        <select value={value} onChange={(event) => onChange(event.target.value)}>
          {options.includes(value) || <option value={value}>{value || "not set"}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset className={styles.field}>
      <legend>{name}</legend>
      <span className={styles.segments}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

interface ControlProps {
  control: PlayControl;
  args: Args;
  initial: string;
  onChange: (change: Args) => void;
}

function Control({ control, args, initial, onChange }: ControlProps) {
  const { name, kind } = control;
  const change = (value: unknown) => onChange({ [name]: value });
  switch (kind) {
    case "choice":
      return (
        <Choice
          name={name}
          options={control.options}
          value={String(args[name] ?? initial)}
          onChange={change}
        />
      );
    case "switch":
      return (
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={args[name] === true}
            onChange={(event) => change(event.target.checked)}
          />
          {name}
        </label>
      );
    default:
      return (
        <label className={styles.field}>
          {name}
          <input
            type={kind}
            value={String(args[name] ?? "")}
            onChange={({ target }) =>
              change(kind === "number" ? target.valueAsNumber : target.value)
            }
          />
        </label>
      );
  }
}

function Inline({ story }: { story: PreparedStory }) {
  return <div ref={useRenderedStory(story, { controlled: true })} className={styles.stage} />;
}

function Framed({ story }: { story: PreparedStory }) {
  const { theme, locale, motion } = useBookGlobals();
  const address = `iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme};locale:${locale};motion:${motion}`;
  return <iframe key={address} className={styles.frame} title={story.name} src={address} />;
}

/** Without quotes, as a default is written in the table of props. */
const defaultOf = (story: PreparedStory, name: string) =>
  (story.argTypes[name]?.table?.defaultValue?.summary ?? "").replace(/"/g, "");

/** A story that a reader can operate, with its props, the theme and the language next to it. */
export function Playground({ of }: { of: Of }) {
  const { story } = useOf(of, ["story"]);
  const { channel } = useContext(DocsContext);
  const globals = useBookGlobals();
  const [args, change] = useStoryArgs(story);
  const isInline = story.parameters.docs?.story?.inline !== false;
  const controls = isInline ? controlsOf(story.argTypes, args) : [];
  const choose = (chosen: Record<string, string>) =>
    channel.emit(UPDATE_GLOBALS, { globals: chosen });
  return (
    <div className={styles.root}>
      <div className={`sb-unstyled ${styles.playground}`}>
        <div className={styles.hero}>
          {isInline ? <Inline story={story} /> : <Framed story={story} />}
        </div>
        <section className={styles.panel} aria-label="Playground">
          <b>Playground</b>
          {controls.map((control) => (
            <Control
              key={control.name}
              control={control}
              args={args}
              initial={defaultOf(story, control.name)}
              onChange={change}
            />
          ))}
          <Choice
            name="theme"
            options={INCLUDED_THEMES}
            value={String(globals.theme)}
            onChange={(theme) => choose({ theme })}
          />
          <Choice
            name="language"
            options={LANGUAGES}
            value={String(globals.locale)}
            onChange={(locale) => choose({ locale })}
          />
        </section>
      </div>
      <details className={styles.code}>
        <summary>Code</summary>
        <Source of={of} />
      </details>
    </div>
  );
}
