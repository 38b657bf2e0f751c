import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '@/shared/ui/ErrorState';

interface Props {
  children: ReactNode;
  /** A new value (the next route) gives the children another chance. */
  resetKey?: string;
  /** An extra that nobody misses: a fault leaves its place empty. */
  quiet?: boolean;
}

interface State {
  error: unknown;
  resetKey: string | undefined;
}

const isMissingChunk = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Keeps a fault to its page; the bar, the cart and the links round it stay. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.quiet) return null;
    if (isMissingChunk(error)) {
      return (
        <ErrorState
          message="This page could not be loaded. Check your connection and try again."
          onRetry={() => {
            window.location.reload();
          }}
        />
      );
    }
    return (
      <ErrorState
        message="Something went wrong on this page."
        onRetry={() => {
          this.setState({ error: undefined });
        }}
      />
    );
  }
}
