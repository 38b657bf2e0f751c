const options = `  --port NUMBER  where it listens; 4000, or PORT, unless given
  --reset        begins afresh in the data folder, and keeps beside it what was there
  --help         this text

The environment decides the rest (HOST, DATABASE_URL, TOKEN_SECRET and more): README.md, "Reference back end".`;

export const serverUsage = `npm run server -- [...]: the reference back end alone

${options}`;

export const startUsage = `npm start -- [...]: builds the shop, serves it with the reference back end, and keeps its pages up to date

  --brand NAME   in the look of another brand of the demo: second
${options}`;
