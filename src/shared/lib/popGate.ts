/**
 * Who may stop a Back or Forward. Listeners of `popstate` are called in the order in which they came, capturing or not,
 * so this one has to come before the router's: it is imported where the router is.
 */
export const popGate: { guard?: ((event: PopStateEvent) => void) | undefined } = {};

window.addEventListener('popstate', (event) => popGate.guard?.(event));
