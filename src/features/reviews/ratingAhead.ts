import { createContext } from 'react';

/** What a page that is written ahead says of its product's rating. */
export const RatingAhead = createContext<string | undefined>(undefined);
