/**
 * What shoppers say for what the catalogue says: roman Urdu, Urdu and other spellings. The one place to add to; what a
 * typo of the catalogue's word would be is found without.
 * Left: a word of the catalogue (singular). Right: what else it is called.
 */
export const synonyms: Record<string, string> = {
  box: 'dabba dabbay dabbe dabay dabey daba dabbon dibba dibbay dibbi dabbi dabiya peti carton ctn ڈبہ ڈبے ڈبا ڈبی ڈبوں باکس پیٹی کارٹن',
  bottle:
    'bottal botal bottol boutal bothal botlein botlain bottlein sheeshi shishi sheeshiyan بوتل بوتلیں شیشی شیشیاں',
  bag: 'thaila thela thaili theli thailay thelay thele thailiyan theliyan shopper shoper lifafa lifafah lifafay shopping تھیلا تھیلی تھیلے تھیلیاں شاپر لفافہ لفافے بیگ',
  pouch: 'thaili theli thailiyan theliyan sachet packet pocket تھیلی تھیلیاں پاؤچ',
  jar: 'martaban martban murtaban bartan barni burni مرتبان برنی جار',
  tin: 'teen dibbi canister can ٹین',
  cup: 'kap piyali pyali mug tumbler beaker پیالی کپ',
  bowl: 'piyala pyala piyalay pyalay katora katori پیالہ پیالے کٹورا باؤل',
  tray: 'thaal thali tashtari plate ٹرے تھالی',
  basket: 'tokri tokra tokriyan ٹوکری ٹوکریاں باسکٹ',
  lid: 'dhakkan dhakan dhakna cover ڈھکن',
  sleeve: 'ghilaf ghilaaf غلاف سلیو',
  label: 'laibel lebal lable chippi chit لیبل',
  sticker: 'istikar stickar label اسٹیکر',
  tag: 'parchi پرچی ٹیگ',
  tape: 'teep ٹیپ',
  ribbon: 'feeta fita feetay reban ribon riban فیتہ ربن',
  string: 'dori dora dhaga rassi ڈوری',
  rope: 'rassi رسی',
  envelope: 'lifafa lifafah لفافہ',
  card: 'kard کارڈ',
  tube: 'nali نلی ٹیوب',
  carrier: 'takeaway takeout',

  gift: 'tohfa tuhfa tohfay tohfe hadiya present تحفہ ہدیہ گفٹ',
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
  sauce: 'chatni chutney sos saus soss چٹنی ساس',
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

  glass: 'sheesha shisha sheeshay sheeshe kaanch kanch شیشہ شیشے کانچ',
  paper: 'kaghaz kagaz kaghz کاغذ',
  kraft: 'craft karaft krafft brown khaki gatta gattay cardboard گتہ کرافٹ خاکی',
  plastic: 'pet پلاسٹک',
  pet: 'plastic pvc',
  colour: 'color coloured colored rangeen rang رنگ',
  clear: 'transparent shaffaf شفاف',
  red: 'lal laal surkh لال سرخ',
  white: 'safed sufaid safaid سفید',
  black: 'kala kaala kali kaali kale kaale siyah کالا کالی کالے سیاہ',
  green: 'hara hari haray hare sabz ہرا ہری ہرے سبز',
  blue: 'neela neeli neelay neele nila نیلا نیلی نیلے',
  navy: 'neela blue',
  yellow: 'peela peeli peelay peele pila zard پیلا پیلی زرد',
  blush: 'pink gulabi گلابی',
  rose: 'gulab pink گلاب',
  burgundy: 'maroon',
  gold: 'golden sunehri sunehra سنہری سنہرا',
  silver: 'chandi چاندی',
  brown: 'bhura براؤن',
  round: 'gol گول',
  square: 'chokor chakor چوکور',
  small: 'chota chhota choti chhoti chotay chote chhotay chhote mini چھوٹا چھوٹی چھوٹے',
  large: 'bara bada barra bari badi baray bare bade big بڑا بڑی بڑے',
  medium: 'darmiyana darmiyani darmiyanay darmiana درمیانہ درمیانی درمیانے',
  wedding: 'shadi shaadi شادی',
  window: 'khirki khidki کھڑکی',
  wood: 'wooden lakri lakdi لکڑی',
  cavity: 'hole slot khanay khanon خانے خانوں',
  compartment: 'khanay khanon خانے خانوں',
  gingham: 'check checked checkered chequered checks',
  bamboo: 'baans bans بانس',
  handle: 'dasta دستہ',
  aluminium: 'aluminum ایلومینیم',
};

/**
 * Names above that come near the catalogue's word, but can also mean something else: enough to be offered, too little to
 * be taken for it unasked.
 */
export const looseNames = new Set(
  (
    'carton ctn peti mini shopping sachet packet pocket can canister mug tumbler beaker piyala piyali katora katori plate thaal ' +
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
