/** The package has no types. This declares the part that we use. */
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
}
