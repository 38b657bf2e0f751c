import { ConfigError } from '@/shared/config/runtimeConfig';

export function BootError({ error }: { error: unknown }) {
  const isConfigError = error instanceof ConfigError;
  return (
    <main
      role="alert"
      style={{ maxWidth: 640, margin: '15vh auto', padding: 24, fontFamily: 'Arial, sans-serif' }}
    >
      <h1>{isConfigError ? 'This shop is not configured yet' : 'The shop could not start'}</h1>
      <p>{isConfigError ? error.message : 'Please reload the page.'}</p>
      {isConfigError && (
        <p>
          Correct <code>config.js</code>, then reload this page.
        </p>
      )}
    </main>
  );
}
