import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there after a fault; `reset` gives the children another chance. */
  fallback: (reset: () => void) => ReactNode;
  onFailed?: () => void;
  /** A new value (the next route) gives the children another chance too. */
  resetKey?: unknown;
}

interface State {
  hasFailed: boolean;
  resetKey: unknown;
}

/** Keeps a fault to its place; what stands round it stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  private readonly reset = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.reset) : this.props.children;
  }
}
