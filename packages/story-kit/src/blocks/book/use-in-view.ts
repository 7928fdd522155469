import { useEffect, useRef, useState } from "react";

/** Distance to the window at which a live picture begins to load. */
const NEAR = "400px";

/** Whether an element is in the window or near it. */
export function useInView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, inView };
}
