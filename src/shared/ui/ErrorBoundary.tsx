import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there after a fault; `reset` gives the children another chance. */
  fallback: (reset: () => void) => ReactNode;
  onFailed?: () => void;
}

/** Keeps a fault to its place; what stands round it stays. */
export class ErrorBoundary extends Component<Props> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  private readonly reset = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.reset) : this.props.children;
  }
}
