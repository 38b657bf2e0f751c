declare module '@adobe/structured-data-validator' {
  /** Validates what Google's documentation of rich results requires. */
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
    }): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>;
  }
}
