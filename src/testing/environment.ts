import { File } from 'node:buffer';

import FixedJSDOMEnvironment from 'jest-fixed-jsdom';

/** jsdom with Node's fetch classes. Node's `File` replaces jsdom's, which MSW cannot read. */
export default class BrowserLikeEnvironment extends FixedJSDOMEnvironment {
  constructor(...args: ConstructorParameters<typeof FixedJSDOMEnvironment>) {
    super(...args);
    Object.assign(this.global, { File });
  }
}
