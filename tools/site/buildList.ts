/** Content of `assets/build.json`: the files of a build, relative to `base`. */
export interface BuildList {
  base: string;
  /** The script that loads the other scripts. */
  loader: string;
  /** The scripts that every page needs to start the app. */
  entry: string[];
  css: string[];
  font: string;
  /**
   * Hashes of the files that were copied from `public/` and from the operator's folder, by path of
   * the file.
   */
  copied?: Record<string, string>;
  /** Scripts of each chunk, by the name of the source file that the chunk was created for. */
  chunks: Record<string, string[]>;
}
