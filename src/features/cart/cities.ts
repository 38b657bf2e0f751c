/** Offered while the city is typed; any other is taken as well. */
export const cities: readonly string[] = `
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

/** The first city of which only the beginning is typed; none where that is the whole name of one. */
export function cityBegun(typed: string): string | undefined {
  const begun = typed.trim().toLowerCase();
  const [first] = begun ? cities.filter((city) => city.toLowerCase().startsWith(begun)) : [];
  return first?.toLowerCase() === begun ? undefined : first;
}
