/*
 * The settings of this shop. To change them, copy this file into the folder host/ and edit the copy: each build and each
 * prerender takes it from there. It is read when a visitor opens the page, so a change needs no new build. Keep the
 * commas and the quotation marks as they are.
 * Everything here can be read by any visitor: never write a real secret into it.
 */
window.storefrontConfig = {
  /*
   * Where the back end answers, for example 'https://api.example.com', without a slash at the end.
   * Leave it empty when the back end and this page share one address.
   */
  apiBaseUrl: '',

  /* Where pictures are uploaded to. Leave it empty when that is the back end above. */
  uploadBaseUrl: '',

  /* The account with which this page, not a shopper, signs in to the back end to read the catalogue. */
  webClient: {
    loginId: 'webclient',
    loginPassword: 'webclient-demo',
  },

  /*
   * The word with which product numbers are hidden in addresses (/product/...). Every program that
   * makes or reads such addresses needs the same word. Changing it breaks the links already shared.
   */
  productIdSecret: 'demo-product-secret',

  /*
   * Sign-in with Google and Facebook: the web configuration from the Firebase console, such as
   * { apiKey: '...', authDomain: '...', projectId: '...', appId: '...' }.
   * Add emulatorUrl: 'http://localhost:9099' to use the Auth emulator. null hides both buttons; but the reference
   * back end, while its demo accounts are on, fills in a demo identity provider of its own.
   */
  firebase: null,

  /*
   * The name of a header, for example 'X-User-Token', for a back end that wants to know whose profile
   * is being saved: it then carries the shopper's own token. A back end on another address has to
   * allow that header (CORS). Leave it empty and the header is not sent.
   */
  userTokenHeader: '',

  /*
   * true, or left out, lets Redux DevTools, a browser extension of developers, look into the running shop. Passwords and
   * tokens stay masked. false keeps them out.
   */
  devTools: true,

  /*
   * What PLACE ORDER does. 'direct' sends the order to you at once, as an enquiry (ContactInbox/Save), which your
   * inbox shows. 'choose' sends nothing: the next page offers the shopper WhatsApp and the same enquiry.
   * Without it: 'choose'.
   */
  orders: { send: 'direct' },

  /*
   * How fast pages are for shoppers, and which errors they meet: each page sends it once, as it is left, to this
   * address. Nothing of the shopper is in it, and who asks browsers not to be tracked sends none. For the reference back
   * end: { url: '/measure', sample: 1 }, and "npm run measure" prints it. sample is the share of pages that send, from 0
   * to 1. After a change run "npm run prerender" again, for the security policy has to know the address. null: nothing is.
   */
  measure: null,

  /*
   * What shoppers do (view_item, add_to_cart, purchase and so on), for your own analytics, never who they are:
   * events: 'dataLayer' puts it into window.dataLayer, as Google's Tag Manager wants it; events: 'dom' fires it at
   * window.storefrontEvents. Left out, nothing is. docs/hosting.md has an example.
   */

  /* Who the shop is. Only the name is needed. */
  brand: {
    /* Shown while, or where, the back end tells nothing about the company. */
    name: 'Dori & Dabba Packaging',

    /* The name where room is scarce, as below the shop's icon on a phone. Without it the name stands there. */
    shortName: 'Dori & Dabba',

    /* What search engines and shared links say of the shop, in about 150 characters. */
    description:
      'Food boxes, bottles and jars, bakery boxes, gift packaging, sleeves and labels, with cash on delivery all over Pakistan.',

    /*
     * Heading and line below it on the home page: what you sell, for whom, from how many pieces, how it is delivered.
     * Without a heading the name stands there.
     */
    heading: 'Packaging for food, bakery and gifts',
    tagline:
      'Boxes, bottles, jars and labels for bakers, caterers and gift shops: from 5 pieces, with free delivery all over Pakistan.',

    /*
     * What search engines and shared links are told of language and country, and of the prices' currency (ISO 4217).
     * Without them: en-PK and PKR. The shop itself writes prices as Rs.
     */
    locale: 'en-PK',
    currency: 'PKR',

    /* The colour of the browser's bar round the shop, as #RRGGBB. */
    themeColour: '#FBF8F3',

    /*
     * A look of your own, of which each part may be left out, such as
     *   primary: '#2846C8', secondary: '#B35A00', background: '#EFF3FA', radius: 3, typeface: 'system',
     *   icon: 'brand/icon.svg',
     * The files lie beside this one. `npm run prerender` says what cannot be shown. The logo stands in place of the
     * name; besideName: true is for one without words, beside which the name stands.
     */
    look: { logo: { file: 'brand/logo.svg', width: 40, height: 40, besideName: true } },

    /* true writes 12,34,567, false 1,234,567. Without it: false. */
    lakhs: false,

    /* How many digits a mobile number has. Without it: 11. The reference back end is told by PHONE_DIGITS. */
    phoneDigits: 11,

    /* What the references of orders begin with: one to six capital letters or digits. Without it: ORD. */
    orderPrefix: 'DD',

    /* For how many days the prices of a pro-forma stand, from 1 to 365. Without it: 7. */
    quoteDays: 7,

    /*
     * What stands below the buy buttons of each product, a sentence or two each. One that is empty or left out is
     * not shown. Keep them in step with the terms and conditions, to which delivery and returns lead.
     */
    service: {
      delivery:
        'Free of charge. Stock items usually arrive in two to five days, depending on the city.',
      returns: 'Unused stock items in full, unopened packs, within seven days of delivery.',
      minimumOrder: 'The smallest pack. Printed orders begin higher: ask us.',

      /*
       * In how many working days (no Sundays) an order is in a city. The checkout makes a date of it: 'Lahore: by
       * Thursday, 26 November'. `others` stands for every city that is not named; without it nothing is said of them.
       */
      days: { Lahore: 2, Faisalabad: 3, Islamabad: 3, Rawalpindi: 3, Karachi: 4, others: 5 },
    },

    /* What another business wants to know; each may be left out. */
    business: {
      /* Your own tax numbers, bank account and terms, as they stand on a pro-forma. Those here are made up. */
      taxNumber: 'NTN 0000000-0 · STRN 00-00-0000-000-00',
      bank: 'Example Bank, Dori & Dabba Packaging, IBAN PK00 DEMO 0000 0000 0000 0000',
      terms: 'Goods stay ours until they are paid for. Shortages are to be told within two days.',

      /* Whether the shop's prices are 'with' or 'without' sales tax: said beside each total. Without it nothing is. */
      prices: 'with',
    },
  },
};
