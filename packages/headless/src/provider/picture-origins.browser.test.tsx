import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createSatang, SatangProvider, usePictureOrigins } from "./index.ts";

afterEach(() => vi.restoreAllMocks());

const More = () => <p>{[...usePictureOrigins(["https://more.example"])].join(" ")}</p>;

const showWith = (pictureOrigins: readonly string[]) =>
  render(
    <SatangProvider {...createSatang({ baseUrl: "https://wallet.example", pictureOrigins })}>
      <More />
    </SatangProvider>,
  );

test("pictures come from the page, the backend, the origins of the host and those of a flow", async () => {
  const { container } = await showWith(["https://pictures.example/"]);
  expect(container.textContent).toBe(
    `${location.origin} https://wallet.example https://pictures.example https://more.example`,
  );
});

test("a name that is no origin with https is left out, and a developer reads which", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { container } = await showWith(["http://pictures.example", "https://more.example/games"]);
  expect(container.textContent).toBe(
    `${location.origin} https://wallet.example https://more.example`,
  );
  const warned = warn.mock.calls.join("\n");
  expect(warned).toContain("http://pictures.example");
  expect(warned).toContain("https://more.example/games");
});
