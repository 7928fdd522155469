import { type Of, useOf } from "@storybook/addon-docs/blocks";
import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./anatomy.module.css";
import { useBookGlobals } from "./book/use-book-globals.ts";
import { useRenderedStory } from "./book/use-rendered-story.ts";
import { type Marker, markersOf, type PartBox } from "./markers.rules.ts";

/** A story in a frame has no event for its last layout. */
const AGAIN_MS = 500;

/** The box of an element without what an element around it cuts off. */
function visibleBox(element: HTMLElement) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Visible parts, each once, in px of the picture. */
function boxesOf(picture: HTMLElement, frame: HTMLIFrameElement | null): readonly PartBox[] {
  const root = frame ? frame.contentDocument : picture;
  const own = picture.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const boxes = new Map<string, PartBox>();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-part]") ?? []) {
    const { part = "" } = element.dataset;
    const { x, y, width, height } = visibleBox(element);
    if (boxes.has(part) || width <= 0 || height <= 0) continue;
    boxes.set(part, { part, x: x + shift.x - own.x, y: y + shift.y - own.y, width, height });
  }
  return [...boxes.values()];
}

function useMarkers(
  picture: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  parts: readonly string[],
) {
  const [markers, setMarkers] = useState<readonly Marker[]>([]);
  useEffect(() => {
    let before = "";
    const measure = () => {
      const element = picture.current;
      if (!element) return;
      const found = boxesOf(element, frame.current).filter(({ part }) => parts.includes(part));
      const size = { width: element.clientWidth, height: element.clientHeight };
      const now = JSON.stringify([found, size]);
      if (now !== before) setMarkers(markersOf(found, size));
      before = now;
    };
    const timer = setInterval(measure, AGAIN_MS);
    return () => clearInterval(timer);
  }, [picture, frame, parts]);
  return markers;
}

interface AnatomyPictureProps {
  story: Of;
  parts: readonly string[];
  /** Sentences about parts. */
  texts: Readonly<Record<string, string>>;
}

/** A story with numbers at its parts, which are found in what it renders, and a list of them. */
export function AnatomyPicture({ story: of, parts, texts }: AnatomyPictureProps) {
  const { story } = useOf(of, ["story"]);
  const isInline = story.parameters.docs?.story?.inline !== false;
  const { theme, locale } = useBookGlobals();
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRenderedStory(story, { inline: isInline });
  const markers = useMarkers(picture, frame, parts);
  return (
    <div className={`sb-unstyled ${styles.anatomy}`}>
      <div ref={picture} className={styles.picture} inert aria-hidden>
        {isInline ? (
          <div ref={stage} className={styles.stage} />
        ) : (
          <iframe
            ref={frame}
            tabIndex={-1}
            title={story.name}
            src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme};locale:${locale};motion:reduced`}
          />
        )}
        <svg className={styles.lines} aria-hidden="true">
          {markers.map(({ part, at, to }) => (
            <g key={part}>
              <line className={styles.edge} x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
              <line x1={at.x} y1={at.y} x2={to.x} y2={to.y} />
              <circle cx={to.x} cy={to.y} r={3} />
            </g>
          ))}
        </svg>
        {markers.map(({ part, number, at }) => (
          <span key={part} className={styles.number} style={{ translate: `${at.x}px ${at.y}px` }}>
            {number}
          </span>
        ))}
      </div>
      <ol className={styles.parts}>
        {markers.map(({ part, number }) => (
          <li key={part}>
            <span className={styles.listed} aria-hidden="true">
              {number}
            </span>
            <code>{part}</code>
            <span>{texts[part]}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
