/**
 * What of a styled element's props reaches the DOM: MUI's own rule, all but its styling props. It stands in for
 * Emotion's list of every HTML attribute (2 KB gzip) in the build, see webpack.config.ts.
 */
const stylingProps = new Set(['sx', 'theme', 'as', 'ownerState']);

/** @param {string} prop */
export default function isPropValid(prop) {
  return !stylingProps.has(prop);
}
