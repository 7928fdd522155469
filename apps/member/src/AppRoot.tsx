import { StrictMode, useEffect, useRef } from "react";
import { App, type AppProps } from "./App.tsx";

interface AppRootProps extends AppProps {
  /** Called once, when the app reacts to the visitor. */
  onStart?: () => void;
}

/** The same tree in the build, which renders the login, and in the browser, which takes it over. */
export function AppRoot({ onStart, ...app }: AppRootProps) {
  const start = useRef(onStart);
  useEffect(() => start.current?.(), []);

  return (
    <StrictMode>
      <App {...app} />
    </StrictMode>
  );
}
