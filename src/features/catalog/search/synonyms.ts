/**
 * What shoppers say for what the catalogue says: roman Urdu, Urdu and other spellings. The one place to add to; what a
 * typo of the catalogue's word would be is found without.
 * Left: a word of the catalogue (singular). Right: what else it is called.
 */
export const synonyms: Record<string, string> = {
  box: 'dabba dabbay daba dibba dibbi dabbi dabiya peti carton ڈبہ ڈبے ڈبا ڈبی پیٹی',
  bottle: 'bottal botal bottol boutal bothal sheeshi shishi بوتل بوتلیں شیشی',
  bag: 'thaila thela thaili theli thailay shopper shoper lifafa lifafah shopping تھیلا تھیلی شاپر لفافہ',
  pouch: 'thaili theli sachet packet pocket تھیلی',
  jar: 'martaban martban murtaban bartan barni burni مرتبان برنی',
  tin: 'teen dibbi canister can ٹین',
  cup: 'kap piyali pyali mug tumbler beaker پیالی کپ',
  bowl: 'piyala pyala katora katori پیالہ کٹورا',
  tray: 'thaal thali tashtari plate ٹرے تھالی',
  basket: 'tokri tokra ٹوکری',
  lid: 'dhakkan dhakan cover ڈھکن',
  sleeve: 'ghilaf ghilaaf غلاف',
  label: 'laibel lebal chippi chit لیبل',
  sticker: 'istikar stickar label اسٹیکر',
  tag: 'parchi پرچی',
  tape: 'teep ٹیپ',
  ribbon: 'feeta fita reban ribon فیتہ ربن',
  string: 'dori dora dhaga rassi ڈوری',
  rope: 'rassi رسی',
  envelope: 'lifafa lifafah لفافہ',
  card: 'kard کارڈ',
  tube: 'nali نلی',
  carrier: 'takeaway takeout',

  gift: 'tohfa tuhfa tohfay hadiya present تحفہ ہدیہ',
  sweet: 'mithai mithaai meetha shirini مٹھائی',
  mithai: 'sweet mithaai mithayi barfi laddu ladoo مٹھائی',
  cake: 'kek کیک',
  bread: 'roti naan روٹی',
  // Two words that mean one stand together.
  cupcake: 'muffin کپکیک',
  donut: 'doughnut donat ڈونٹ',
  cookie: 'biskut biscuit بسکٹ',
  macaron: 'macaroon makroon',
  burger: 'bargar zinger برگر',
  pizza: 'piza pizzah پیزا',
  meal: 'khana khaana biryani lunch کھانا بریانی',
  food: 'khana khaana کھانا',
  fry: 'chip',
  noodle: 'nodals nuudle chowmein',
  soup: 'shorba سوپ',
  salad: 'salaad سلاد',
  juice: 'sharbat juis جوس شربت',
  milk: 'doodh dudh دودھ',
  oil: 'tel تیل',
  sauce: 'chatni chutney چٹنی',
  honey: 'shehad shahad shahed شہد',
  jam: 'murabba مربہ',
  spice: 'masala masalah masalay مصالحہ',
  tea: 'chai chae چائے',
  coffee: 'kofi kafi کافی',
  cream: 'kareem lotion کریم',
  candle: 'mombatti mombati',
  soap: 'sabun saabun صابن',
  jewellery: 'jewelry jewelery zewar zewrat زیور',
  ring: 'angoothi anguthi انگوٹھی',
  pendant: 'locket لاکٹ',
  dropper: 'serum attar itar ittar عطر',
  spray: 'perfume pump mist',

  glass: 'sheesha shisha kaanch kanch شیشہ کانچ',
  paper: 'kaghaz kagaz kaghz کاغذ',
  kraft: 'craft karaft brown gatta cardboard گتہ کرافٹ',
  plastic: 'pet پلاسٹک',
  pet: 'plastic pvc',
  colour: 'color coloured colored rangeen rang رنگ',
  red: 'lal laal surkh لال سرخ',
  white: 'safed sufaid safaid سفید',
  black: 'kala kaala siyah کالا',
  green: 'hara sabz ہرا سبز',
  blue: 'neela nila نیلا',
  navy: 'neela blue',
  yellow: 'peela pila پیلا',
  blush: 'pink gulabi گلابی',
  rose: 'gulab pink گلاب',
  burgundy: 'maroon',
  gold: 'golden sunehri sunehra سنہری سنہرا',
  silver: 'chandi چاندی',
  brown: 'bhura براؤن',
  round: 'gol گول',
  square: 'chokor chakor چوکور',
  small: 'chota chhota choti chhoti چھوٹا چھوٹی',
  large: 'bara bada barra bari big بڑا بڑی',
  medium: 'darmiyana darmiyani darmiana درمیانہ',
  wedding: 'shadi shaadi شادی',
  window: 'khirki کھڑکی',
};

/**
 * Names above that come near the catalogue's word, but can also mean something else: enough to be offered, too little to
 * be taken for it unasked.
 */
export const looseNames = new Set(
  (
    'carton peti shopping sachet packet pocket can canister mug tumbler beaker piyala piyali katora katori plate thaal ' +
    'thali tashtari cover takeaway takeout present barfi laddu ladoo roti naan muffin zinger biryani lunch khana chip ' +
    'chowmein lotion perfume pump mist serum attar itar ittar locket pvc cardboard gatta maroon neela blue label sticker ' +
    'chippi chit parchi dhaga fita feeta pipe murabba sharbat sweet'
  ).split(' '),
);

/** Little words that say nothing about a product, in English, roman Urdu and Urdu. */
export const littleWords = new Set(
  (
    'a an and the for of to with in my i ka ki ke ko wala wali wale walay liye aur mein chahiye ' +
    'کا کی کے کو والا والی والے لیے اور میں چاہیے'
  ).split(' '),
);
