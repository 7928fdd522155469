import { expect, test } from "vitest";
import { billOf } from "./bill-of-materials.ts";

test("the bill has no address of a file on the machine that wrote it", () => {
  const file = { type: "distribution", url: "file:/home/someone/satang-ui-0.1.0.tgz" };
  const site = { type: "website", url: "https://react.dev" };
  const output = JSON.stringify({
    specVersion: "1.5",
    components: [
      { name: "@satang/ui", externalReferences: [file] },
      { name: "react", externalReferences: [site] },
    ],
  });
  expect(billOf(output)).toEqual({
    specVersion: "1.5",
    components: [
      { name: "@satang/ui", externalReferences: [] },
      { name: "react", externalReferences: [site] },
    ],
  });
});
