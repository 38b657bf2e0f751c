import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there after an error. */
  fallback: (error: unknown) => ReactNode;
  onFailed?: (error: unknown) => void;
}

interface State {
  /** Wrapped, for anything can be thrown. */
  failure?: { error: unknown };
}

/** Keeps a fault to its place; what stands round it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed?.(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
