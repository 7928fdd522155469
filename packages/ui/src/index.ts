export { vars } from "./theme/contract.css.ts";
export { ThemeScope, type ThemeScopeProps } from "./theme/ThemeScope.tsx";
export { type ThemeScopeAttributes, useThemeScope } from "./theme/theme-scope-context.ts";
