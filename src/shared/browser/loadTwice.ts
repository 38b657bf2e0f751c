/** Loads a script, and asks for it once more where it does not arrive. @throws where it fails again */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
