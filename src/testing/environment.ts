import { File } from 'node:buffer';

import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

/** jsdom with Node's fetch family; jsdom's own `File` is unreadable to MSW, so Node's stands in. */
export default class BrowserLikeEnvironment extends FixedJSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof FixedJSDOMEnvironment>) {
    super(...args);
    Object.assign(this.global, { File });
  }
}
