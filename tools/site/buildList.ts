/** What `assets/build.json` tells of a build: its files, by their addresses below `base`. */
export interface BuildList {
  base: string;
  /** The script that brings the others. */
  loader: string;
  entry: string[];
  css: string[];
  font: string;
  /** Gives a page the shop's own look: see `src/app/look/showLook`. */
  look: string;
  /** Files that were copied into the site from `public/` and the host's folder: their hashes, by path. */
  copied?: Record<string, string>;
  /** By the name of the source file that each was made of. */
  chunks: Record<string, string[]>;
}
