import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Rendered instead of the part with the error. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Limits an error to the part below it; the rest of the screen keeps working. */
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
