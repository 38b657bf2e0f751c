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

/** Those to which `config.js` promises a day. */
const getDeliveryCities = (): string[] =>
  Object.keys(getRuntimeConfig().brand.service.days).filter((name) => name !== 'others');

/** Those that are known, the promised ones first. Any other is taken as well. */
export const getKnownCities = (): string[] => [...new Set([...getDeliveryCities(), ...pakistan])];

/** What is offered where so much is typed: before anything is, the promised cities. */
export function findCities(typed: string): string[] {
  const begun = foldName(typed);
  if (!begun) return getDeliveryCities();
  return getKnownCities().filter((city) => foldName(city).includes(begun));
}

/** The first city of which only the beginning is typed; none where that is the whole name of one. */
export function getCityCompletion(typed: string): string | undefined {
  const begun = foldName(typed);
  const [first] = begun ? getKnownCities().filter((city) => foldName(city).startsWith(begun)) : [];
  return first && foldName(first) === begun ? undefined : first;
}

/** The city that is meant by a name with typos, or in other capitals; none where the name is right or unknown. */
export function suggestCity(typed: string): string | undefined {
  const name = foldName(typed);
  let least = getMaxTypos(name) + 1;
  let meant: string | undefined;
  for (const city of getKnownCities()) {
    // What is much longer is not compared, however much was pasted.
    if (Math.abs(city.length - name.length) >= least) continue;
    const typos = levenshtein(name, foldName(city)).steps;
    if (typos < least) [least, meant] = [typos, city];
  }
  return meant === typed.trim() ? undefined : meant;
}
