/**
 * Returns a function that names a call with its number in the contract, such as `call 13 GET
 * /api/…`.
 * @param {string} contract text of docs/contract.md
 */
export function createCallNamer(contract) {
  const rows = [...contract.matchAll(/^\| (\d+) \| (\w+) `(\S+)`/gm)].map(([, number, ...call]) => {
    const name = call.join(' ');
    const requestPattern = RegExp(`^${name.replace(/\{\w+\}/, '[^/]+')}$`);
    return { name: `call ${number} ${name}`, requestPattern };
  });
  return (/** @type {string | undefined} */ method, /** @type {string} */ address) => {
    const request = `${method ?? 'GET'} ${new URL(address, 'http://any').pathname}`;
    return rows.find(({ requestPattern }) => requestPattern.test(request))?.name ?? request;
  };
}
