import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Drawn in place of what broke. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Holds what breaks below it to its own place; the rest of the screen goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  #reset = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.fallback(this.#reset) : this.props.children;
  }
}
