/** What we use of it: the package has no types. */
declare module 'fs-native-extensions' {
  export function tryLock(fd: number): boolean;
}
