/** The package has no types, so this file declares the function that we use. */
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
}
