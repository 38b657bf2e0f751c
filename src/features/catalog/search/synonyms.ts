import { removeDiacritics } from '@/shared/text/letters';
import { splitWords, toSingular } from './splitWords';

/**
 * Maps words of the catalogue, in the singular, to names that shoppers use: Roman Urdu, Urdu and
 * other spellings. Misspellings of the catalogue's words need no entry, because the search accepts
 * typos.
 */
export const synonyms: Record<string, string> = {
  box: 'dabba dabbay dabbe dabay dabey daba dabbon dibba dibbay dibbi dabbi dabiya peti carton ctn ڈبہ ڈبے ڈبا ڈبی ڈبوں باکس پیٹی کارٹن',
  bottle:
    'bottal botal bottol boutal bothal botlein botlain bottlein sheeshi shishi sheeshiyan بوتل بوتلیں شیشی شیشیاں',
  bag: 'thaila thela thaili theli thailay thelay thele thailiyan theliyan shopper shoper lifafa lifafah lifafay shopping تھیلا تھیلی تھیلے تھیلیاں شاپر لفافہ لفافے بیگ',
  pouch: 'thaili theli thailiyan theliyan sachet packet pocket تھیلی تھیلیاں پاؤچ پاوچ',
  jar: 'martaban martban murtaban bartan barni burni مرتبان برنی جار جارز',
  tin: 'teen dibbi canister can ٹین',
  cup: 'kap piyali pyali mug tumbler beaker پیالی کپ',
  bowl: 'piyala pyala piyalay pyalay katora katori پیالہ پیالے کٹورا باؤل',
  tray: 'thaal thali tashtari plate ٹرے تھالی',
  basket: 'tokri tokra tokriyan ٹوکری ٹوکریاں باسکٹ',
  lid: 'dhakkan dhakan dhakna cover ڈھکن',
  sleeve: 'ghilaf ghilaaf غلاف سلیو band',
  label: 'laibel lebal lable chippi chit لیبل',
  sticker: 'istikar stickar label اسٹیکر سٹیکر',
  tag: 'parchi پرچی ٹیگ',
  tape: 'teep ٹیپ',
  ribbon: 'feeta fita feetay reban ribon riban فیتہ ربن',
  string: 'dori dora dhaga rassi ڈوری',
  rope: 'rassi رسی',
  envelope: 'lifafa lifafah لفافہ lifafay lifafe لفافے',
  card: 'kard کارڈ',
  tube: 'nali نلی ٹیوب',
  carrier: 'takeaway takeout کیریئر',

  gift: 'tohfa tuhfa tohfay tohfe hadiya present تحفہ ہدیہ گفٹ',
  sweet: 'mithai mithaai meetha shirini مٹھائی',
  mithai: 'sweet mithaai mithayi barfi laddu ladoo مٹھائی',
  cake: 'kek کیک',
  bread: 'roti naan روٹی بریڈ',
  // Spaces separate the names, so a name of two words is written as one word.
  cupcake: 'muffin کپکیک مفن',
  donut: 'doughnut donat ڈونٹ',
  cookie: 'biskut biscuit بسکٹ کوکی',
  macaron: 'macaroon macroon makroon میکرون',
  burger: 'bargar zinger برگر',
  pizza: 'piza pizzah پیزا',
  meal: 'khana khaana biryani lunch کھانا بریانی',
  food: 'khana khaana کھانا',
  fry: 'chip فرائز فرائیز',
  noodle: 'nodals nuudle chowmein نوڈل نوڈلز',
  soup: 'shorba سوپ',
  salad: 'salaad سلاد',
  juice: 'sharbat juis جوس شربت',
  milk: 'doodh dudh دودھ',
  oil: 'tel تیل olive zaitoon زیتون',
  sauce: 'chatni chutney sos saus soss چٹنی ساس',
  honey: 'shehad shahad shahed شہد',
  jam: 'murabba مربہ',
  spice: 'masala masalah masalay مصالحہ',
  tea: 'chai chae patti چائے',
  coffee: 'kofi kafi کافی',
  cream: 'kareem lotion کریم',
  candle: 'mombatti mombati کینڈل',
  soap: 'sabun saabun صابن صابون',
  jewellery: 'jewelry jewelery zewar zewrat زیور جیولری',
  ring: 'angoothi anguthi انگوٹھی',
  pendant: 'locket لاکٹ',
  dropper: 'serum attar itar ittar عطر ڈراپر',
  spray: 'perfume pump mist سپرے اسپرے',

  glass: 'sheesha shisha sheeshay sheeshe kaanch kanch شیشہ شیشے کانچ گلاس',
  paper: 'kaghaz kagaz kaghz کاغذ پیپر',
  kraft: 'craft karaft krafft brown khaki gatta gattay cardboard گتہ کرافٹ خاکی',
  plastic: 'pet پلاسٹک',
  pet: 'plastic pvc',
  colour: 'color coloured colored rangeen rang رنگ',
  clear: 'transparent shaffaf شفاف',
  red: 'lal laal surkh لال سرخ ریڈ',
  white: 'safed sufaid safaid سفید وائٹ',
  black: 'kala kaala kali kaali kale kaale siyah کالا کالی کالے سیاہ بلیک',
  green: 'hara hari haray hare sabz ہرا ہری ہرے سبز گرین',
  blue: 'neela neeli neelay neele nila نیلا نیلی نیلے بلیو',
  navy: 'neela blue نیوی نیلا نیلی',
  yellow: 'peela peeli peelay peele pila zard پیلا پیلی زرد',
  blush: 'pink gulabi گلابی بلش',
  rose: 'gulab pink گلاب',
  burgundy: 'maroon برگنڈی میرون',
  gold: 'golden sunehri sunehra سنہری سنہرا گولڈ گولڈن',
  silver: 'chandi چاندی سلور',
  brown: 'bhura براؤن',
  round: 'gol گول',
  square: 'chokor chakor چوکور',
  tall: 'lamba lambi lambay lambe oonchi ooncha لمبا لمبی',
  assorted: 'barangi birangi birange mixed mix مکس',
  small: 'chota chhota choti chhoti chotay chote chhotay chhote mini چھوٹا چھوٹی چھوٹے سمال',
  large: 'bara bada barra bari badi baray bare bade big بڑا بڑی بڑے لارج',
  medium: 'darmiyana darmiyani darmiyanay darmiana درمیانہ درمیانی درمیانے میڈیم',
  wedding: 'shadi shaadi شادی nikah nikkah',
  window: 'khirki khidki کھڑکی ونڈو',
  wood: 'wooden lakri lakdi لکڑی',
  cavity: 'hole slot khanay khane khanon خانے خانوں',
  compartment: 'khanay khane khanon portion section partition خانے خانوں',
  gingham: 'check checked checkered chequered checks چیک',
  bamboo: 'baans bans بانس',
  handle: 'dasta دستہ ہینڈل handel',
  aluminium: 'aluminum alu alum ایلومینیم',
  satin: 'ساٹن',
  pastry: 'پیسٹری',
  roll: 'رول',
  rim: 'رم kinara kinaray kinare کنارہ کنارے',
  star: 'سٹار اسٹار ستارہ ستاروں ستارے sitara sitaron',
  lattice: 'لیٹس جالی',
  regular: 'ریگولر',
  cold: 'کولڈ ٹھنڈا',
  amber: 'brown امبر',
  baking: 'cupcake muffin مفن',
  board: 'takhti بورڈ',
  bow: 'بو',
  cap: 'dhakkan dhakan dhakna ڈھکن',
  case: 'liner کیس',
  chocolate: 'چاکلیٹ',
  dog: 'ڈاگ',
  dome: 'گنبد ڈوم',
  drawer: 'sliding draz daraz دراز',
  drum: 'ڈرم',
  fibre: 'bagasse sugarcane',
  floral: 'flower flowery phool phoolon phooldar پھول پھولوں پھولدار فلورل',
  bloom: 'flower phool phoolon پھول پھولوں',
  frosted: 'dhundla dhundli dhundlay فراسٹڈ',
  hamper: 'ہیمپر',
  hexagon: 'hexagonal hexa ہیکساگون',
  hot: 'ہاٹ',
  insert: 'انسرٹ',
  ketchup: 'catsup tomato کیچپ',
  leaf: 'patta patton پتا پتے پتوں',
  magnetic: 'magnet maqnatees میگنیٹ مقناطیس',
  mailer: 'میلر',
  mustard: 'raai sarson مسٹرڈ',
  pair: 'jora jore joray jori joda jodi twin جوڑا جوڑی',
  pie: 'pai پائی',
  pillow: 'takia takiya تکیہ تکیے پلو',
  pump: 'پمپ',
  rectangular: 'rectangle mustateel مستطیل',
  salve: 'balm ointment marham مرہم',
  scoop: 'سکوپ اسکوپ',
  seal: 'mohar سیل مہر',
  sifter: 'shaker sprinkler',
  squeeze: 'pichkari nozzle سکویز',
  striped: 'stripe dhari dharidar دھاری',
  sushi: 'سوشی',
  baguette: 'بیگٹ',
  dark: 'gehra gehri gehray گہرا گہری گہرے ڈارک',
  fragile: 'nazuk نازک',
  fresh: 'taza تازہ فریش',
  garden: 'bagh باغ گارڈن',
  hat: 'topi ٹوپی ہیٹ',
  ivory: 'آئیوری',
  mason: 'میسن',
  matte: 'میٹ',
  natural: 'qudrati قدرتی نیچرل',
  ripple: 'رپل',
  wedge: 'ویج',
  wrapping: 'ریپنگ',
  thank: 'shukriya thanx thnx شکریہ تھینک',
  sandwich: 'سینڈوچ',
};

const synonymsByWord = new Map(
  Object.entries(synonyms).map(([word, names]) => [toSingular(word), splitWords(names)]),
);

/** Returns the synonyms of normalised words. */
export const findSynonyms = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => synonymsByWord.get(word) ?? [])),
];

/**
 * Synonyms that can also mean something else. The catalogue's word is offered for them, but not
 * chosen automatically.
 */
export const ambiguousSynonyms = new Set(
  (
    'carton ctn peti mini shopping sachet packet pocket can canister mug tumbler beaker piyala piyali katora katori plate thaal ' +
    'thali tashtari cover takeaway takeout present barfi laddu ladoo roti naan zinger biryani lunch khana ' +
    'chowmein lotion perfume pump mist serum attar itar ittar pvc cardboard gatta neela blue label sticker ' +
    'chippi chit parchi dhaga fita feeta pipe murabba sharbat sweet'
  ).split(' '),
);

/** Words without meaning for a search, in English, Roman Urdu and Urdu. */
export const fillerWords = new Set(
  (
    'a an and the for of to with in my i ka ki ke ko wala wali wale walay liye sath saath aur mein chahiye ' +
    'کا کی کے کو والا والی والے لیے ساتھ اور میں چاہیے'
  )
    .split(' ')
    .map(removeDiacritics),
);
