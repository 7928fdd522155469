/**
 * The libraries that are compared: folder in `src/`, name, and the package with the version to
 * show.
 */
export const contestants = [
  { id: "plain", name: "plain HTML", styled: false },
  { id: "satang", name: "Satang", styled: true },
  { id: "radix", name: "Radix Themes", styled: true, from: "@radix-ui/themes" },
  { id: "mui", name: "MUI", styled: true, from: "@mui/material" },
  { id: "mantine", name: "Mantine", styled: true, from: "@mantine/core" },
  { id: "chakra", name: "Chakra", styled: true, from: "@chakra-ui/react" },
  { id: "aria", name: "React Aria", styled: false, from: "react-aria-components" },
] as const;

export type Id = (typeof contestants)[number]["id"];
