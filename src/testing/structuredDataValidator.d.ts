declare module '@adobe/structured-data-validator' {
  /** What Google's documentation of rich results asks for. */
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
