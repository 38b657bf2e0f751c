/* The look and name of the second demo brand. This file is appended to the demo's config.js. */
Object.assign(window.storefrontConfig.brand, {
  themeColour: '#EFF3FA',
  look: {
    primary: '#2846C8',
    secondary: '#9A5B00',
    background: '#EFF3FA',
    radius: 3,
    typeface: 'system',
    logo: { file: 'brand/logo.svg', width: 188, height: 44, alt: 'Dori & Dabba' },
    icon: 'brand/icon.svg',
  },
});
