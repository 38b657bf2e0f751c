/** What the search box suggests to look for. */
export const phrases = [
  'pizza boxes',
  'burger boxes',
  'glass honey jars',
  'cake boxes with window',
  'kraft paper bags',
  'juice bottles',
  'mithai boxes',
  'magnetic gift boxes',
  'cup sleeves',
  'custom label rolls',
] as const;
