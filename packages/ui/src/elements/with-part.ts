/** `data-part` names a part in the page; outside of a shadow root only `part` does. */
export const withPart =
  <Rest extends unknown[], Made>(create: (type: never, props: never, ...rest: Rest) => Made) =>
  (type: unknown, props: object | null, ...rest: Rest): Made => {
    const part =
      typeof type === "string" && (props as { "data-part"?: unknown } | null)?.["data-part"];
    return create(type as never, (part ? { ...props, part } : props) as never, ...rest);
  };
