export { LanguageName, type LanguageNameProps } from "./LanguageName.tsx";
