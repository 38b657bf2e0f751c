declare module 'jest-fixed-jsdom' {
  import type JSDOMEnvironment from 'jest-environment-jsdom';

  export default class FixedJSDOMEnvironment extends JSDOMEnvironment {}
}
