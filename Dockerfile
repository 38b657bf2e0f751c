# The shop in containers: docs/hosting.md, "Containers". The last stage is the back end with the built site; the stage
# "pages" builds, and writes the shop's pages.

FROM node:20.20.2-slim AS base
WORKDIR /shop

FROM base AS pages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/serverBundle.mjs
# What is mounted in their places has their modes: a volume of the user below, and memory of whoever runs it.
RUN install -d -o 1000 -g 1000 site && chmod 777 .cache
USER 1000:1000
CMD ["node", "scripts/prerender.mjs", "--help"]

FROM base AS packages
COPY package.json package-lock.json .npmrc ./
# What runs in browsers alone is in dist/ already.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@sparticuz node_modules/@mui node_modules/firebase node_modules/@firebase

FROM base AS shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=data
COPY --from=packages /shop/node_modules node_modules
COPY server/seed server/seed
COPY server/db/migrations server/db/migrations
COPY --from=pages /shop/dist dist
COPY --from=pages /shop/.cache/server.mjs /shop/.cache/server.mjs.map ./
COPY --from=pages /shop/.cache/command.mjs /shop/.cache/command.mjs.map ./
# All else may be read-only.
RUN install -d -o 1000 -g 1000 -m 700 data && install -d -m 777 .cache
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server.mjs"]
