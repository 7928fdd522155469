export { List, type ListProps } from "./List.tsx";
export { ListRow, type ListRowProps } from "./ListRow.tsx";
