/* A Jest reporter: how many cases of the fault matrix (`src/app/faults/`) passed. All of them run with FAULTS=all. */

/** @typedef {{ testFilePath: string, testResults: { status: string }[] }} TestFile */

export default class FaultReport {
  /** @param {unknown} _contexts @param {{ testResults: TestFile[] }} run */
  onRunComplete(_contexts, run) {
    const cases = run.testResults
      .filter(({ testFilePath }) => testFilePath.includes('/app/faults/'))
      .flatMap(({ testResults }) => testResults.map(({ status }) => status))
      .filter((status) => status === 'passed' || status === 'failed');
    if (cases.length === 0) return;
    const passed = cases.filter((status) => status === 'passed').length;
    process.stderr.write(`Fault matrix: ${passed}/${cases.length}\n`);
  }
}
