import levenshtein from 'damerau-levenshtein';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { foldName } from '@/shared/text/foldName';
import { getMaxTypos } from '@/shared/text/typos';

const pakistanCities: readonly string[] = `
Abbottabad, Attock, Bahawalnagar, Bahawalpur, Bannu, Bhakkar, Burewala, Chakwal, Charsadda, Chiniot, Chishtian, Dadu,
Daska, Dera Ghazi Khan, Dera Ismail Khan, Faisalabad, Ghotki, Gilgit, Gojra, Gujranwala, Gujrat, Gwadar, Hafizabad,
Haripur, Hasan Abdal, Hyderabad, Islamabad, Jacobabad, Jaranwala, Jhang, Jhelum, Kamoke, Karachi, Kasur, Khairpur,
Khanewal, Khanpur, Khuzdar, Kohat, Kot Addu, Kotli, Lahore, Larkana, Layyah, Lodhran, Mandi Bahauddin, Mansehra, Mardan,
Mian Channu, Mianwali, Mingora, Mirpur, Mirpur Khas, Multan, Muridke, Murree, Muzaffarabad, Muzaffargarh, Nankana Sahib,
Narowal, Nawabshah, Nowshera, Okara, Pakpattan, Peshawar, Quetta, Rahim Yar Khan, Rawalpindi, Sadiqabad, Sahiwal,
Sargodha, Sheikhupura, Shikarpur, Sialkot, Sibi, Sukkur, Swabi, Swat, Tando Adam, Tando Allahyar, Taxila,
Toba Tek Singh, Turbat, Umerkot, Vehari, Wah Cantonment, Wazirabad, Zhob
`
  .split(',')
  .map((city) => city.trim());

/** Returns the cities for which `config.js` states a delivery time. */
const getDeliveryCities = (): string[] =>
  Object.keys(getRuntimeConfig().brand.service.days).filter((name) => name !== 'others');

/**
 * Returns the known cities. Cities with a delivery time come first. The form accepts any other city
 * too.
 */
export const getKnownCities = (): string[] => [
  ...new Set([...getDeliveryCities(), ...pakistanCities]),
];

/**
 * Returns the cities that match the typed text. Without text, returns the cities with a delivery
 * time.
 */
export function findCities(typedText: string): string[] {
  const typedName = foldName(typedText);
  if (!typedName) return getDeliveryCities();
  return getKnownCities().filter((city) => foldName(city).includes(typedName));
}

/**
 * Returns the first city that begins with the typed text. Returns `undefined` if the text is
 * already the whole name of that city.
 */
export function getCityCompletion(typedText: string): string | undefined {
  const typedName = foldName(typedText);
  const [firstMatch] = typedName
    ? getKnownCities().filter((city) => foldName(city).startsWith(typedName))
    : [];
  return firstMatch && foldName(firstMatch) === typedName ? undefined : firstMatch;
}

/**
 * Returns the city that the shopper probably meant by a name with typos or other capitals. Returns
 * `undefined` if the name is right or unknown.
 */
export function suggestCity(typedText: string): string | undefined {
  const name = foldName(typedText);
  let fewestTypos = getMaxTypos(name) + 1;
  let suggestion: string | undefined;
  for (const city of getKnownCities()) {
    // Skips names of very different length, so that a long pasted text does not slow down the form.
    if (Math.abs(city.length - name.length) >= fewestTypos) continue;
    const typoCount = levenshtein(name, foldName(city)).steps;
    if (typoCount < fewestTypos) [fewestTypos, suggestion] = [typoCount, city];
  }
  return suggestion === typedText.trim() ? undefined : suggestion;
}
