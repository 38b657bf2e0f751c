import pMap from 'p-map';
import { recordRequests } from '@shop/prerender/recordRequests';
import { catalogApi } from '@/features/catalog/catalogApi';
import type { Product } from '@/features/catalog/mergeProducts';
import { groupBy } from '@/shared/collections/groupBy';
import { baseApi } from '@/shared/api/baseApi';
import type { ProductDetail } from '@/shared/contract/product';
import type { Review } from '@/shared/contract/review';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import { checkCall } from './calls';
import { concurrency, takeSample } from './checkContext';
import type { CheckContext } from './checkContext';
import type { FindingKind } from './report';

/** Greatest number of products whose reviews are loaded. */
const maxReviewedProducts = 1000;
/**
 * Number of products that share a Redux store. A new store per batch frees the memory of cached
 * answers.
 */
const batchSize = 24;

/**
 * Reports duplicate names, and products and categories whose parent is not listed.
 * @returns the listed products
 */
export function examineTaxonomy({ note }: CheckContext, store: AppStore): Product[] {
  const { getAreas, getCategories, getSubCategories, getProducts } = catalogApi.endpoints;
  const state = store.getState();
  const { data: areas } = getAreas.select()(state);
  const { data: categories = [] } = getCategories.select()(state);
  const { data: products = [] } = getProducts.select()(state);
  const categoryNames = categories.map(({ productCategoryName }) => productCategoryName);
  for (const { productCategoryName: name, productAreaId: id } of areas ? categories : [])
    if (!areas?.some((area) => area.productAreaId === id))
      note('categories', 'noParent', 'a category', name);
  for (const subCategory of (categoryNames.length > 0 && getSubCategories.select()(state).data) ||
    [])
    if (
      !categories.some((category) => category.productCategoryId === subCategory.productCategoryId)
    )
      note('sub-categories', 'noParent', 'a sub-category', subCategory.productSubCategoryName);
  for (const { productName, productCategoryName } of categoryNames.length > 0 ? products : [])
    if (!categoryNames.includes(productCategoryName))
      note('products', 'strayProduct', '', productName);
  const namesByKind = {
    products: products.map(({ productName }) => productName),
    categories: categoryNames,
  };
  for (const [kind, list] of Object.entries(namesByKind))
    for (const [name, { length }] of groupBy(list, (text) => text))
      if (length > 1) note(kind, 'sameName', kind, name);
  return products;
}

/** Answers of the calls for one product. */
export interface ProductAnswers {
  getProduct?: ProductDetail | null;
  getReviews?: Review[];
}

/**
 * For each product, sends the calls that concern only this product, and checks the answers.
 * @returns the answers for a sample of at most `maxComparedProducts` products, by product id
 */
export async function examineProducts(
  context: CheckContext,
  products: readonly Product[],
  maxComparedProducts: number,
) {
  const reviewedProducts = new Set(takeSample(products, maxReviewedProducts));
  const comparedProducts = new Set(takeSample(products, maxComparedProducts));
  const answersByProduct = new Map<string, ProductAnswers>();
  const sampleText = `${reviewedProducts.size} of ${products.length} products`;
  if (reviewedProducts.size < products.length) context.note('reviews', 'sampled', sampleText);
  for (let startIndex = 0; startIndex < products.length; startIndex += batchSize) {
    if (startIndex % 240 === 0) context.progress(`product ${startIndex + 1} of ${products.length}`);
    const store = makeStore();
    const examineProduct = async (listedProduct: Product) => {
      const id = listedProduct.productId;
      const answers: Record<string, unknown> = {};
      for (const call of context.calls.filter(({ isRead, isList }) => isRead && !isList)) {
        if (call.options.auth === 'none' && !reviewedProducts.has(listedProduct)) continue;
        const recordedCall = await recordRequests(() => store.dispatch(call.send(id)));
        checkCall(context, call, recordedCall, `product ${id}`);
        answers[call.name] = recordedCall.data;
      }
      compareDetails(context, listedProduct, (answers as ProductAnswers).getProduct);
      if (comparedProducts.has(listedProduct)) answersByProduct.set(id, answers);
    };
    const batch = products.slice(startIndex, startIndex + batchSize);
    await pMap(batch, examineProduct, { concurrency });
    store.dispatch(baseApi.util.resetApiState());
  }
  return answersByProduct;
}

/** Checks that a product's details agree with the list, and that the product can be bought. */
function compareDetails(
  { note }: CheckContext,
  listedProduct: Product,
  product: ProductAnswers['getProduct'],
): void {
  const reportProblem = (kind: FindingKind, detail?: string) =>
    note('product details', kind, detail, `product ${listedProduct.productId}`);
  if (product === null) reportProblem('gone');
  if (!product) return;
  const { productPackRequests: packs, productImageRequests: pictures } = product;
  for (const [field, value] of Object.entries(listedProduct))
    if (field in product && product[field as 'productName'] !== value)
      reportProblem('disagrees', field);
  if (!packs.some((pack) => pack.productPriceDetailRequest.salePrice)) reportProblem('noPrice');
  if (pictures.length === 0) reportProblem('noPicture');
}
