/* A catalogue of any size, the same at every run: areas, categories, sub-categories and products that read like ours. */

const materials =
  'Kraft,White,Amber,Frosted,Clear,Blush,Ivory,Gold,Matte Black,Forest Green,Ripple,Navy'.split(
    ',',
  );
const things =
  'Burger Box,Pizza Box,Noodle Box,Soup Cup,Salad Bowl,Sushi Tray,Juice Bottle,Milk Bottle,Honey Jar,Jam Jar,Candle Jar,Cake Box,Cupcake Box,Mailer Box,Gift Bag,Label Roll,Hang Tag,Cup Sleeve,Macaron Box,Dropper Bottle'.split(
    ',',
  );
const extras =
  'with Window,with Lid,with Handle,with Ribbon,with Insert,Small,Medium,Large,8 x 8 inch,10 x 10 inch,250 ml,500 ml,12 oz,6 Piece,Pack of 50'.split(
    ',',
  );
const linkTypes = ['NEWPWL', 'BSLPWL', 'TPRPWL', 'HMEPWL'];

/** A small generator of numbers below `limit`, for data that never changes. */
function randomNumbers() {
  let state = 20_261_121;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % limit;
  };
}

/** The answers of calls 5, 6, 7 and 13. @param {number} productCount */
export function makeCatalogue(productCount) {
  const random = randomNumbers();
  const pick = (/** @type {string[]} */ list) => list[random(list.length)] ?? '';

  const areas = Array.from({ length: 8 }, (_, id) => ({
    productAreaId: id + 1,
    productAreaName: `Area ${id + 1} & more`,
  }));
  const categories = Array.from({ length: 40 }, (_, id) => ({
    productCategoryId: id + 1,
    productCategoryName: `${things[id % things.length]}es, range ${1 + Math.floor(id / things.length)}`,
    productAreaId: 1 + (id % areas.length),
    categoryImageURL: `/media/category-${id}.png`,
  }));
  const subCategories = Array.from({ length: 160 }, (_, id) => ({
    productSubCategoryId: id + 1,
    productSubCategoryName: `${materials[id % materials.length]} line ${id + 1}`,
    productCategoryId: 1 + (id % categories.length),
  }));
  const products = Array.from({ length: productCount }, (_, id) => {
    const sub = subCategories[random(subCategories.length)];
    const category = categories[(sub?.productCategoryId ?? 1) - 1];
    return {
      productId: id + 1,
      productWebLinkId: id + 1,
      productLinkTypePrefix: random(12) === 0 ? pick(linkTypes) : 'ALLPWL',
      productName: `${pick(materials)} ${pick(things)} ${pick(extras)} ${pick(extras)} – ${100 + random(900)}`,
      productImageURL: `/media/product-${id % 50}.png`,
      productCategoryName: category?.productCategoryName,
      productSubCategoryName: sub?.productSubCategoryName,
    };
  });
  return { areas, categories, subCategories, products };
}
