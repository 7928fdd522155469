import { shownTextProps } from "@satang/headless/forms";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { Switch } from "../../primitives/Switch/index.ts";

/** As a password manager or a translator does: React and its events see nothing of it. */
const choose = (box: Element) => Reflect.set(Object.getPrototypeOf(box), "checked", true, box);

test("a slide and a switch that are chosen without an event are entered into their form", async () => {
  const onAccount = vi.fn();
  const onSounds = vi.fn();
  await show(
    <form {...shownTextProps} onSubmit={(event) => event.preventDefault()}>
      <ChoiceCarousel
        label="From"
        options={[{ value: "Joker", content: "Joker" }]}
        onValueChange={onAccount}
      />
      <Switch label="Sounds" checked={false} onCheckedChange={onSounds} />
      <button type="submit">Go</button>
    </form>,
  );
  choose(page.getByRole("radio", { name: "Joker" }).element());
  choose(page.getByRole("switch", { name: "Sounds" }).element());
  await page.getByRole("button", { name: "Go" }).click();
  expect(onAccount).toHaveBeenCalledExactlyOnceWith("Joker");
  // React shows the state of its parent again, which refuses it here.
  expect(onSounds).toHaveBeenCalledWith(true);
});
