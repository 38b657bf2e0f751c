/** Content of `assets/build.json`: the files of a build, relative to `base`. */
export interface BuildList {
  base: string;
  /** The script that loads the others. */
  loader: string;
  entry: string[];
  css: string[];
  font: string;
  /** Applies the shop's own look to a page. See `src/app/look/showLook`. */
  look: string;
  /** Hashes of the files that were copied from `public/` and the host's folder, by path. */
  copied?: Record<string, string>;
  /** Scripts by the name of the imported source file. */
  chunks: Record<string, string[]>;
}
