import { JSDOM } from 'jsdom';

const toWordSet = (text: string) => new Set(text.split(/\s+/));

/**
 * Allowed elements, all of which only draw. Elements that run scripts, link, load or animate are
 * not on this list.
 */
const allowedElements = toWordSet(
  'svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath image switch clipPath mask pattern marker linearGradient radialGradient stop filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode ' +
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
);

const allowedAttributes = toWordSet(
  // These attributes are allowed on all elements.
  'style lang role version baseProfile width height viewBox preserveAspectRatio x y transform ' +
    'requiredExtensions requiredFeatures systemLanguage type media overflow enable-background ' +
    // These attributes belong to shapes.
    'd pathLength points x1 x2 y1 y2 cx cy r rx ry ' +
    // These are presentation attributes.
    'fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-opacity stroke-width color color-interpolation color-rendering opacity display ' +
    'visibility clip clip-path clip-rule mask filter isolation mix-blend-mode paint-order shape-rendering ' +
    'vector-effect image-rendering transform-origin text-rendering ' +
    // These attributes belong to text.
    'dx dy rotate textLength lengthAdjust startOffset method spacing side direction unicode-bidi writing-mode ' +
    'alignment-baseline baseline-shift dominant-baseline text-anchor text-decoration letter-spacing word-spacing ' +
    'font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight ' +
    // These attributes belong to gradients, patterns, masks and markers.
    'gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity patternUnits ' +
    'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits mask-type markerUnits ' +
    'markerWidth markerHeight refX refY orient marker marker-start marker-mid marker-end ' +
    // These attributes belong to filters.
    'filterUnits primitiveUnits in in2 result mode values operator k1 k2 k3 k4 order kernelMatrix divisor bias ' +
    'targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant ' +
    'specularExponent limitingConeAngle azimuth elevation pointsAtX pointsAtY pointsAtZ z scale ' +
    'xChannelSelector yChannelSelector stdDeviation radius baseFrequency numOctaves seed stitchTiles tableValues ' +
    'slope intercept amplitude exponent flood-color flood-opacity lighting-color color-interpolation-filters',
);
/** Matches attributes that contain names or free text. Nothing interprets them as styles. */
const harmlessAttributePattern = /^(?:id|class|(?:data|aria)-[\w-]+)$/;

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
};

/**
 * Matches a link to an element of the same picture. An `image` may also have an address that
 * matches `inlinePicturePattern`.
 */
const localTargetPattern = /^#[\w.:-]+$/;
const inlinePicturePattern =
  /^data:image\/(?:png|jpeg|gif|webp);base64,[\sA-Za-z0-9+/]+(?:=+\s*)?$/;

/** CSS functions that load nothing. */
const harmlessStyleFunctions = toWordSet(
  'rgb rgba hsl hsla translate translatex translatey scale scalex scaley rotate matrix skewx skewy calc ' +
    'blur drop-shadow brightness contrast grayscale hue-rotate invert saturate sepia opacity',
);

/**
 * Returns whether a style could load something. It can do so through a function, an at-rule such as
 * `@import`, or an escape.
 */
function canStyleLoad(style: string): boolean {
  const functionCalls = [...style.matchAll(/([\w-]+)\(\s*["']?([^"')]*)/g)];
  return (
    /[\\@]/.test(style) ||
    functionCalls.some(([, name = '', argument = '']) =>
      name.toLowerCase() === 'url'
        ? !localTargetPattern.test(argument.trim())
        : !harmlessStyleFunctions.has(name.toLowerCase()),
    )
  );
}

function findAttributeFault(element: Element, attribute: Attr): string | undefined {
  const { name, localName, namespaceURI, value } = attribute;
  if (namespaceURI === namespaces.xmlns || namespaceURI === namespaces.xml) return undefined;
  if (localName === 'href' && (namespaceURI === null || namespaceURI === namespaces.xlink)) {
    const isInlinePicture = element.localName === 'image' && inlinePicturePattern.test(value);
    return isInlinePicture || localTargetPattern.test(value)
      ? undefined
      : `the address "${value.slice(0, 60).replace(/\p{Cc}/gu, ' ')}"`;
  }
  if (
    namespaceURI !== null ||
    !(allowedAttributes.has(name) || harmlessAttributePattern.test(name))
  )
    return `the attribute "${name}"`;
  return !harmlessAttributePattern.test(name) && canStyleLoad(value)
    ? `a style that may load something (${name})`
    : undefined;
}

function findElementFault(element: Element): string | undefined {
  const { localName, namespaceURI, tagName, textContent } = element;
  if (namespaceURI !== namespaces.svg || !allowedElements.has(localName)) return `<${tagName}>`;
  if (localName === 'style' && canStyleLoad(textContent)) return 'a style that may load something';
  for (const attribute of element.attributes) {
    const fault = findAttributeFault(element, attribute);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Describes the first forbidden content of an SVG, such as an element that is not on the list of
 * safe elements. Such content might run a script or load a file. Returns `undefined` if all content
 * is allowed.
 * @throws Error if the file is not XML in UTF-8
 */
export function findSvgFault(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // A parser that uses another encoding could find other elements in the same bytes.
  if (/^\s*<\?xml[^>]*encoding=["'](?!utf-8["'])/i.test(text)) return 'another encoding than UTF-8';
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'a DOCTYPE';
  const { document, NodeFilter } = new JSDOM(text, { contentType: 'image/svg+xml' }).window;
  const instructions = document.createTreeWalker(document, NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  if (instructions.nextNode()) return 'a processing instruction';
  if (document.documentElement.localName !== 'svg') return `<${document.documentElement.tagName}>`;
  for (const element of document.querySelectorAll('*')) {
    const fault = findElementFault(element);
    if (fault) return fault;
  }
  return undefined;
}
