import { createContext } from 'react';

/** What a prerendered page says of its product's rating. */
export const RatingAhead = createContext<string | undefined>(undefined);
