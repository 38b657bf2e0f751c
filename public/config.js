/*
 * The settings of this shop. To change them, copy this file into the folder host/ and edit the copy. Each build and
 * each prerender copies it from there into the site. The shop reads it when a visitor opens a page, so a change needs
 * no new build. Keep the commas and the quotation marks.
 * Every visitor can read this file, so never write a real secret into it.
 */
window.storefrontConfig = {
  /*
   * The address of the back end, for example 'https://api.example.com', without a slash at the end.
   * Leave it empty if the back end and the shop have the same address.
   */
  apiBaseUrl: '',

  /* The address to which pictures are uploaded. Leave it empty if it is the back end above. */
  uploadBaseUrl: '',

  /* The account with which the shop itself, not a shopper, logs in to the back end to read the catalogue. */
  webClient: {
    loginId: 'webclient',
    loginPassword: 'webclient-demo',
  },

  /*
   * A secret word that hides the product numbers in addresses (/product/...). Every program that creates or reads
   * such addresses needs the same word. If you change it, links that people have already shared stop working.
   */
  productIdSecret: 'demo-product-secret',

  /*
   * Sign-in with Google and Facebook: the web configuration from the Firebase console, such as
   * { apiKey: '...', authDomain: '...', projectId: '...', appId: '...' }.
   * Add emulatorUrl: 'http://localhost:9099' to use the Auth emulator. null hides both buttons. However, while its demo
   * accounts are on, the reference back end fills in its own demo sign-in.
   */
  firebase: null,

  /*
   * The name of a header, for example 'X-User-Token', that sends the shopper's own token when a profile is saved. Some
   * back ends need it to know whose profile it is. A back end at another address must allow this header (CORS). Leave
   * it empty to send no such header.
   */
  userTokenHeader: '',

  /*
   * Whether Redux DevTools, a browser extension for developers, may inspect the running shop. Passwords and tokens stay
   * hidden. Default: true.
   */
  devTools: true,

  /*
   * What PLACE ORDER does. 'direct' sends the order to your inbox at once, as an enquiry (ContactInbox/Save). 'choose'
   * sends nothing yet: on the next page, the shopper chooses WhatsApp or the same enquiry.
   * Default: 'choose'.
   */
  orders: { send: 'direct' },

  /*
   * Sends how fast pages are for shoppers, and their errors, to this address. Each page sends one report when the
   * shopper leaves it. The report has no personal data. Shoppers who have asked their browser not to be tracked send
   * none. sample is the share of pages that send a report, from 0 to 1. For the reference back end, write
   * { url: '/measure', sample: 1 } and read the reports with "npm run measure". After a change, run "npm run prerender"
   * again, because the security policy must allow the address. null: nothing is sent.
   */
  measure: null,

  /*
   * Reports what shoppers do (view_item, add_to_cart, purchase and so on) to your analytics, but never who they are.
   * events: 'dataLayer' adds it to window.dataLayer for Google Tag Manager. events: 'dom' fires events at
   * window.storefrontEvents. Without this setting, nothing is reported. docs/hosting.md has an example.
   */

  /* Your company. Only the name is required. */
  brand: {
    /* Shown until the back end has sent the company's name, or if it has none. */
    name: 'Dori & Dabba Packaging',

    /* A short name for small spaces, such as below the shop's icon on a phone. Default: the name. */
    shortName: 'Dori & Dabba',

    /* The description of the shop in search engines and shared links, in about 150 characters. */
    description:
      'Food boxes, bottles and jars, bakery boxes, gift packaging, sleeves and labels, with cash on delivery all over Pakistan.',

    /*
     * The heading of the home page and the text below it. Say what you sell, to whom, from how many pieces, and how
     * you deliver. Without a heading, the name is shown.
     */
    heading: 'Packaging for food, bakery and gifts',
    tagline:
      'Boxes, bottles, jars and labels for bakers, caterers and gift shops: from 5 pieces, with free delivery all over Pakistan.',

    /*
     * The language, country and currency (ISO 4217) for search engines and shared links. Default: en-PK
     * and PKR. The shop itself always shows prices in Rs.
     */
    locale: 'en-PK',
    currency: 'PKR',

    /*
     * The time zone of your company, by its IANA name. Every date of the shop is in this zone: of reviews, articles,
     * orders and deliveries. Default: Asia/Karachi.
     */
    timeZone: 'Asia/Karachi',

    /* The colour of the browser's own bar on a phone, as #RRGGBB. */
    themeColour: '#FBF8F3',

    /*
     * Your own colours, font, logo and icon. Each part is optional. For example:
     *   primary: '#2846C8', secondary: '#B35A00', background: '#EFF3FA', radius: 3, typeface: 'system',
     *   icon: 'brand/icon.svg',
     * The paths start at the folder of this file. `npm run prerender` reports what cannot be used. The logo replaces the
     * name. besideName: true shows the name next to it, for a logo without words.
     */
    look: { logo: { file: 'brand/logo.svg', width: 40, height: 40, besideName: true } },

    /* true writes numbers as 12,34,567, and false as 1,234,567. Default: false. */
    lakhs: false,

    /* Number of digits of a mobile number. Default: 11. For the reference back end, set PHONE_DIGITS too. */
    phoneDigits: 11,

    /* The start of every order reference: one to six capital letters or digits. Default: ORD. */
    orderPrefix: 'DD',

    /* For how many days the prices of a pro-forma are valid, from 1 to 365. Default: 7. */
    quoteDays: 7,

    /*
     * Shown below the buy buttons of each product. Write one or two sentences each. Empty or missing texts are left
     * out. They must agree with your terms and conditions, to which a link below them leads.
     */
    service: {
      delivery:
        'Free of charge. Stock items usually arrive in two to five days, depending on the city.',
      returns:
        'You can return unused stock items in full, unopened packs within seven days of delivery.',
      minimumOrder: 'The smallest pack. Printed orders have a higher minimum: please ask us.',

      /*
       * Delivery time for each city in working days (Monday to Saturday). The checkout shows a date: 'Delivery to
       * Lahore by Thursday, 26 November'. `others` is for all other cities. Without it, no date is shown for them.
       */
      days: { Lahore: 2, Faisalabad: 3, Islamabad: 3, Rawalpindi: 3, Karachi: 4, others: 5 },
    },

    /* What business customers want to know. Each part is optional. */
    business: {
      /* Your own tax numbers, bank account and terms for the pro-forma. These examples are made up. */
      taxNumber: 'NTN 0000000-0 · STRN 00-00-0000-000-00',
      bank: 'Example Bank, Dori & Dabba Packaging, IBAN PK00 DEMO 0000 0000 0000 0000',
      terms: 'Goods remain our property until paid for. Report missing items within two days.',

      /* Whether prices are 'with' or 'without' sales tax, shown next to each total. Without this setting: not shown. */
      prices: 'with',
    },
  },
};
