export { type SearchOption, SearchSelect, type SearchSelectProps } from "./SearchSelect.tsx";
