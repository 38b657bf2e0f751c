# Builds the images of the shop: see "Containers" in docs/hosting.md. The last stage is the back end with the built
# site. The stage "pages" builds the site and prerenders its pages.

# An LTS version with security fixes until April 2028. The tests pass with exactly this version.
FROM node:24.21.0-slim AS base
WORKDIR /shop
# Copies the manifests of all packages, because npm compares them with package-lock.json.
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY tools/bench/package.json tools/bench/
COPY tools/build/package.json tools/build/
COPY tools/cli/package.json tools/cli/
COPY tools/containers/package.json tools/containers/
COPY tools/doctor/package.json tools/doctor/
COPY tools/lint/package.json tools/lint/
COPY tools/prerender/package.json tools/prerender/
COPY tools/programs/package.json tools/programs/
COPY tools/site/package.json tools/site/
COPY e2e/package.json e2e/

FROM base AS pages
# Leaves out the dependencies that only unit tests, browser tests and benchmarks need.
RUN npm ci --no-audit --no-fund --include-workspace-root --workspace=@shop/build --workspace=@shop/server
ENV SKIP_INSTALL=1
COPY . .
RUN node tools/cli/build.mjs && node server/bundle.mjs
# At run time, a volume is mounted on `site` and memory on `.cache`. The volume takes over the owner and mode of its
# folder. The memory takes over only the mode, so every user must be allowed to write to `.cache`.
RUN install -d -o 1000 -g 1000 site && chmod 777 .cache
USER 1000:1000
CMD ["node", "tools/prerender/prerenderCommand.mjs", "--help"]

FROM base AS packages
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@shop/server

FROM base AS shop
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=data
COPY --from=packages /shop/node_modules node_modules
COPY server/seed server/seed
COPY server/db/migrations server/db/migrations
COPY --from=pages /shop/dist dist
COPY --from=pages /shop/.cache/server.mjs /shop/.cache/server.mjs.map ./
COPY --from=pages /shop/.cache/command.mjs /shop/.cache/command.mjs.map ./
# The back end writes only to these two folders, so all other folders may be read-only.
RUN install -d -o 1000 -g 1000 -m 700 data && install -d -m 777 .cache
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server.mjs"]
