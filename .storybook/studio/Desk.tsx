import {
  Checkbox,
  CopyButton,
  Heading,
  SegmentedControl,
  type SegmentedControlProps,
  Select,
  Stack,
  TextField,
} from "@satang/ui";
import type { BrandColors, BrandPair } from "@satang/ui/theming";
import { useState } from "react";
import { type Choice, exports, fonts, linkOf, RADIUS, withChange } from "./choice.rules.ts";
import { Failures } from "./Failures.tsx";
import styles from "./studio.module.css";

interface DeskProps {
  choice: Choice;
  brand: BrandPair;
  /** Why the choice could not be applied; the last valid brand is used then. */
  problem?: string;
  onChange: (change: Partial<Choice>) => void;
}

const HEX = /^#[0-9a-f]{6}$/i;
const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[];

/** A choice with a visible label, like the other fields. */
function Segments<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div>
      <span className={styles.label} aria-hidden>
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  );
}

/** The controls of the studio: choices, contrast failures and export. */
export function Desk({ choice, brand, problem, onChange }: DeskProps) {
  const [format, setFormat] = useState<keyof typeof exports>("typescript");
  const [fine, setFine] = useState(choice.changes !== "");
  const own = brand[choice.scheme];
  const code = exports[format].write(brand, choice.scheme);
  const change = (token: keyof BrandColors, color: string) =>
    onChange({ changes: withChange(choice.changes, token, color) });
  const page = globalThis.parent?.location ?? location;

  return (
    <section aria-label="Choices" className={styles.desk}>
      <Heading level={1}>Theme studio</Heading>
      <TextField
        label="Colour"
        value={choice.color}
        onChange={(event) => onChange({ color: event.target.value })}
        error={problem}
        end={
          <input
            type="color"
            aria-label="Pick a colour"
            className={styles.well}
            value={HEX.test(choice.color) ? choice.color : own.color.accent}
            onChange={(event) => onChange({ color: event.target.value })}
          />
        }
      />
      <Segments
        label="Scheme"
        value={choice.scheme}
        onValueChange={(scheme) => onChange({ scheme, changes: "" })}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <Segments
        label="Contrast"
        value={choice.level}
        onValueChange={(level) => onChange({ level })}
        options={[
          { value: "AA", label: "AA" },
          { value: "AAA", label: "AAA" },
        ]}
      />
      <label className={styles.label}>
        Radius: {choice.radius} px
        <input
          type="range"
          {...RADIUS}
          className={styles.slider}
          value={choice.radius}
          onChange={(event) => onChange({ radius: event.target.valueAsNumber })}
        />
      </label>
      <Select
        label="Font"
        value={choice.font}
        onValueChange={(font) => onChange({ font: font as Choice["font"] })}
        options={keysOf(fonts).map((value) => ({ value, label: fonts[value].label }))}
      />
      <Checkbox
        label="Choose single colours"
        checked={fine}
        onCheckedChange={(checked) => {
          setFine(checked);
          if (!checked) onChange({ changes: "" });
        }}
      />
      {fine && (
        <fieldset aria-label="Single colours" className={styles.swatches}>
          {keysOf(own.color).map((token) => (
            <label key={token} className={styles.swatch}>
              <input
                type="color"
                value={own.color[token]?.slice(0, 7) ?? "#000000"}
                onChange={(event) => change(token, event.target.value)}
              />
              {token}
            </label>
          ))}
        </fieldset>
      )}
      <Failures brand={own} onFix={change} />
      <Stack gap={3}>
        <Segments
          label="Copy as"
          value={format}
          onValueChange={setFormat}
          options={keysOf(exports).map((value) => ({ value, label: exports[value].label }))}
        />
        <textarea className={styles.code} readOnly aria-label="Theme" rows={14} value={code} />
        <CopyButton text={code}>Copy the theme</CopyButton>
        <CopyButton text={linkOf(choice, page.origin + page.pathname.replace("iframe.html", ""))}>
          Copy a link to it
        </CopyButton>
      </Stack>
    </section>
  );
}
