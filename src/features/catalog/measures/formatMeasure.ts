/**
 * Formats a measure such as `33 × 25 × 9 cm` or `1.5 litre`.
 * @param values amounts in mm, ml, g or g/m²
 * @param unitSize size of the unit in mm, ml, g or g/m²
 */
export function formatMeasure(
  values: readonly number[],
  unitSize: number,
  unitName: string,
  maxDecimals = 2,
): string {
  const numbers = values.map((value) => String(Number((value / unitSize).toFixed(maxDecimals))));
  return `${numbers.join(' × ')} ${unitName}`;
}
