const options = `  --port NUMBER  the port to listen on (default: PORT, or 4000)
  --reset        starts with fresh demo data in the data folder, and keeps a copy of the old data
  --help         shows this text

Environment variables set the rest (HOST, DATABASE_URL, TOKEN_SECRET and more). See README.md, "Reference back end".`;

export const serverUsage = `npm run server -- [...]: starts only the reference back end

${options}`;

export const startUsage = `npm start -- [...]: builds the shop, serves it with the reference back end, and keeps its pages up to date

  --brand NAME   uses the look of another demo brand: second
${options}`;
