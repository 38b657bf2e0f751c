import path from 'node:path';

import type { Compilation, Compiler } from 'webpack';

const getGroupFiles = (group: { getFiles: () => string[] } | undefined, extension: string) =>
  group?.getFiles().filter((file) => file.endsWith(extension)) ?? [];

function createBuildList(compilation: Compilation, base: string) {
  const mainEntrypoint = compilation.entrypoints.get('main');
  const entry = getGroupFiles(mainEntrypoint, '.js');
  const lazyGroups = compilation.chunkGroups.filter((group) => !group.isInitial());
  const chunkEntries = lazyGroups.map((group) => [
    path.basename(group.origins[0]?.request ?? ''),
    getGroupFiles(group, '.js').filter((file) => !entry.includes(file)),
  ]);
  return {
    base,
    loader: getGroupFiles(compilation.entrypoints.get('loader'), '.js')[0],
    entry,
    css: getGroupFiles(mainEntrypoint, '.css'),
    font: Object.keys(compilation.assets).find((name) => /figtree.*\.woff2$/.test(name)),
    chunks: Object.fromEntries(chunkEntries) as Record<string, string[]>,
  };
}

/**
 * Writes `assets/build.json` for the prerenderer. This file lists the files of the app and of each
 * chunk. Each chunk is listed under the file name of the module that the app imports lazily.
 */
export class BuildListPlugin {
  constructor(private readonly base: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildList', stage }, () => {
        const list = JSON.stringify(createBuildList(compilation, this.base));
        compilation.emitAsset('assets/build.json', new sources.RawSource(list));
      });
    });
  }
}
