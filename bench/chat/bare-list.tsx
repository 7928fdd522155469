import { type ReactNode, useEffect, useRef } from "react";
import { Virtuoso, type VirtuosoHandle } from "react-virtuoso";

export type BareListProps<Item> = {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
};

/** The list library alone, with the options that a chat needs. It follows its end as the chat does. */
export function BareList<Item>({ items, idOf, render }: BareListProps<Item>) {
  const list = useRef<VirtuosoHandle>(null);
  useEffect(() => {
    if (items.length > 0) list.current?.scrollToIndex({ index: "LAST", align: "end" });
  }, [items.length]);
  return (
    <Virtuoso
      ref={list}
      style={{ height: "100%", width: "100%" }}
      data={items}
      computeItemKey={(_, item) => idOf(item)}
      initialTopMostItemIndex={{ index: "LAST", align: "end" }}
      followOutput="auto"
      increaseViewportBy={150}
      itemContent={(index, item) => render(item, index)}
    />
  );
}
