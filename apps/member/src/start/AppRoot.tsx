import { StrictMode, Suspense, useEffect } from "react";
import { App, type AppProps } from "../App.tsx";
import "./rendered-pages.css";

interface AppRootProps extends AppProps {
  /** Called once, when the app reacts to the visitor. */
  onStart?: () => void;
}

/** The same tree in the build, which renders the login and home, and in the browser, which takes them over. */
export function AppRoot({ onStart, ...app }: AppRootProps) {
  return (
    <StrictMode>
      {/* A rendered page inside a boundary is taken over in short steps, and at once where the visitor touches it. */}
      <Suspense>
        <App {...app} />
        <Started onStart={onStart} />
      </Suspense>
    </StrictMode>
  );
}

/** Next to the app, so that its effect runs when the app reacts. */
function Started({ onStart }: { onStart: AppRootProps["onStart"] }) {
  useEffect(() => onStart?.(), [onStart]);
  return null;
}
