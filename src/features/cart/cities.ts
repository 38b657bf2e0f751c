import levenshtein from 'damerau-levenshtein';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { foldName } from '@/shared/text/foldName';
import { getMaxTypos } from '@/shared/text/typos';

const pakistan: readonly string[] = `
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

/** Returns the known cities, those with a delivery time first. The form accepts any other city too. */
export const getKnownCities = (): string[] => [...new Set([...getDeliveryCities(), ...pakistan])];

/** Returns the cities that match the typed text. Without text, it returns those with a delivery time. */
export function findCities(typed: string): string[] {
  const begun = foldName(typed);
  if (!begun) return getDeliveryCities();
  return getKnownCities().filter((city) => foldName(city).includes(begun));
}

/**
 * Returns the first city that begins with the typed text. Returns `undefined` if the text is already its whole name.
 */
export function getCityCompletion(typed: string): string | undefined {
  const begun = foldName(typed);
  const [first] = begun ? getKnownCities().filter((city) => foldName(city).startsWith(begun)) : [];
  return first && foldName(first) === begun ? undefined : first;
}

/**
 * Returns the city probably meant by a name with typos or other capitals. Returns `undefined` if the name is right or
 * unknown.
 */
export function suggestCity(typed: string): string | undefined {
  const name = foldName(typed);
  let least = getMaxTypos(name) + 1;
  let meant: string | undefined;
  for (const city of getKnownCities()) {
    // Skips names of very different length, which keeps long pasted text cheap.
    if (Math.abs(city.length - name.length) >= least) continue;
    const typos = levenshtein(name, foldName(city)).steps;
    if (typos < least) [least, meant] = [typos, city];
  }
  return meant === typed.trim() ? undefined : meant;
}
